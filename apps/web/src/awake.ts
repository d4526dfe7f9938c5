// Keeps the screen of a phone on while it matters, where the browser can. Returns how to let it sleep again.

/** Asks the screen to stay on. */
export function awake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = async (): Promise<void> => {
    try {
      const before = lock;
      lock = (await navigator.wakeLock?.request('screen')) ?? null;
      await before?.release();
      if (!wanted) await lock?.release();
    } catch {
      // Low battery or no leave: then it sleeps, and nothing is lost.
    }
  };
  // The browser takes the lock away when the page goes to the background.
  const again = (): void => {
    if (!document.hidden) void ask();
  };
  document.addEventListener('visibilitychange', again);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', again);
    void lock?.release().catch(() => undefined);
  };
}
