// The answer to "may I?": yes, or no with a closed code, a place and the figures its sentence needs. Never an exception.

/** Reasons of the kernel itself, the same in every game; each game adds its own closed list. */
export const KERNEL_WHY = ['damaged', 'no-such-seat', 'not-yours', 'not-now', 'over'] as const;
/** One of {@link KERNEL_WHY}. */
export type KernelWhy = (typeof KERNEL_WHY)[number];

/** A refusal: its code, the place in a text it points at (0-based character), and figures for the sentence that tells it. */
export interface Refusal<W extends string = string> {
  readonly ok: false;
  readonly why: W | KernelWhy;
  readonly at?: number;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** Yes, or a refusal. */
export type Verdict<W extends string = string> = { readonly ok: true } | Refusal<W>;

/** The one yes. */
export const YES = { ok: true } as const;

/** A refusal from its parts. */
export function no<W extends string>(
  why: W,
  facts?: Readonly<Record<string, string | number>>,
  at?: number,
): Refusal<W> {
  return { ok: false, why, ...(facts && { facts }), ...(at !== undefined && { at }) };
}
