const loaded = new Map<string, Promise<unknown>>();

/** @param path of the built stylesheet, without the slash at its beginning */
function loadStyles(path: string): Promise<unknown> {
  if (document.querySelector(`link[rel=stylesheet][href="/${path}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/${path}`;
    link.onload = resolve;
    link.onerror = () => {
      loaded.delete(path);
      link.remove();
      reject(new Error(path));
    };
    document.head.append(link);
  });
}

/** Loads code and styles side by side and retries failures; Vite's loader waits and costs 0.4 kB more. */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  styles: readonly string[] = [],
): Promise<Module> {
  const wanted = styles.map((path) => {
    const found = loaded.get(path) ?? loadStyles(path);
    loaded.set(path, found);
    return found;
  });
  const [part] = await Promise.all([load(), ...wanted]);
  return part;
}
