// The page's side of the service worker: it puts all files on this device and looks out for a newer release. It never
// reloads a page by itself; a release is used when somebody asks for it. It comes after everything that is seen.
import { fileNews } from './files.ts';

/** How long an open page waits, in milliseconds, before it asks for a newer release again. */
const HOUR = 3_600_000;
/** How long, in milliseconds, the page must have fetched nothing before all files of the release may take the line. */
const QUIET = 4_000;

let waiting: ServiceWorker | null = null;

/** Puts the files of this release on the device, once no screen or table is on its way any more, and looks out for newer ones. */
export async function keepForOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  // A page without a safe origin (plain http in a local net) has none, and plays on while the server is there.
  if (!import.meta.env.PROD || !serviceWorker) return;
  void serviceWorker.ready.then(() => fileNews({ ready: true }));
  await quiet();
  try {
    const registration = await serviceWorker.register('./offline-worker.js');
    const look = (): void => {
      if (!registration.waiting || !serviceWorker.controller) return;
      waiting = registration.waiting;
      fileNews({ newer: true });
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    askNowAndThen(registration);
  } catch {
    // A browser that refuses leaves a page that plays as long as the server is there.
  }
}

/** Uses the newer release: this page begins again with it. Other tabs go on as they are. */
export function useNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('use-now');
}

async function quiet(): Promise<void> {
  for (let rest = QUIET; rest > 0; rest = QUIET - (performance.now() - lastFetched())) {
    await new Promise((on) => setTimeout(on, rest));
  }
}

/** When the last file of the page had come; what it asks a server while it is used does not count. */
function lastFetched(): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return Math.max(0, ...files.map((file) => (file.initiatorType === 'fetch' ? 0 : file.responseEnd)));
}

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - asked < HOUR) return;
    asked = performance.now();
    void registration.update().catch(() => undefined);
  });
}
