// The battery: all eight parts over one game and several set-ups.
import type { Game } from '@cardinal/kernel';
import { bots } from './bots.ts';
import { clock } from './clock.ts';
import { counts } from './counts.ts';
import type { Finding, Part, PartName, Setup } from './finding.ts';
import { frozenInput } from './frozen.ts';
import { golden } from './golden.ts';
import { nonInterference } from './non-interference.ts';
import { randomPlay } from './random-play.ts';
import { redeal } from './redeal.ts';

/** The parts by name, in the order of docs and reports. */
export const BATTERY: Readonly<Record<PartName, Part>> = {
  'random-play': randomPlay,
  frozen: frozenInput,
  'non-interference': nonInterference,
  redeal,
  golden,
  counts,
  clock,
  bots,
};

/** Runs every part over every set-up. No findings is the answer to hope for. */
export async function runBattery(game: Game, setups: readonly Setup[]): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const setup of setups) {
    for (const part of Object.values(BATTERY)) findings.push(...(await part(game, setup)));
  }
  return findings;
}
