const kept = 'sitewright-reloaded';

/**
 * A page that was open while a new release came looks for files that are gone: it is loaded anew, once. What was
 * edited is kept on the device.
 */
export function watchChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(kept) === location.href) return;
    event.preventDefault();
    sessionStorage.setItem(kept, location.href);
    location.reload();
  });
}
