/** A script of the framework as Next writes it; the one for browsers without modules stays. */
const SCRIPT =
  /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*?href="[^"]+"[^>]*?\/?>/g;

/**
 * Runs in the page, so it is written for any browser. What a frame draws is on the screen when the next one begins:
 * scripts that come in between take its time. A phone takes 100 ms to begin fifteen scripts: a few at a time. A tab nobody looks at paints nothing: there,
 * and when somebody already touches the page, nothing is waited for. A form that is sent meanwhile stays
 * with what was typed, and `Form` (web/ui/form/form.tsx) sends it when it is alive; a live one answers the
 * event itself, before it gets here.
 */
const STARTER = `(function(){var begun,d=document,todo=SOURCES;function more(){todo.splice(0,4).forEach(function(s){var e=d.createElement("script");e.src=s;e.async=true;d.head.appendChild(e)});todo.length&&setTimeout(more)}function go(){if(begun)return;begun=1;more()}function painted(){requestAnimationFrame(function(){requestAnimationFrame(function(){(self.requestIdleCallback||setTimeout)(go)})})}var hero=d.querySelector("img[fetchpriority=high]");["pointerdown","keydown"].forEach(function(n){addEventListener(n,go,{once:true,capture:true})});if(d.hidden)go();else if(hero&&!hero.complete){hero.addEventListener("load",painted);hero.addEventListener("error",go);setTimeout(go,PATIENCE)}else painted();setTimeout(go,PATIENCE);addEventListener("submit",function(e){var f=e.target;if(!e.defaultPrevented&&f.getAttribute("method")==="post"&&!f.hasAttribute("action")){e.preventDefault();f.pressedEarly=true}})})()`;
/** A picture that takes longer keeps nobody from using the page. */
const PATIENCE_MS = 2_000;

/** The framework's scripts of a page, in their order; before or after `withLateScripts`. */
export const scriptsOf = (html: string): string[] => {
  const listed = /<script data-late>[^<]*?(\[[^\]]*\])/.exec(html)?.[1];
  if (listed !== undefined) return JSON.parse(listed) as string[];
  return [...new Set([...html.matchAll(SCRIPT)].map(([, source = '']) => source))];
};

/**
 * A static page whose scripts begin to load when its first picture is painted
 * (decisions/scripts-after-paint.md). Idempotent.
 */
export const withLateScripts = (html: string): string => {
  const sources = scriptsOf(html);
  if (sources.length === 0 || html.includes('<script data-late>')) return html;
  const starter = STARTER.replace('SOURCES', JSON.stringify(sources)).replaceAll(
    'PATIENCE',
    String(PATIENCE_MS),
  );
  const bare = html.replace(SCRIPT, '').replace(PRELOAD, '');
  const end = bare.lastIndexOf('</body>');
  return `${bare.slice(0, end)}<script data-late>${starter}</script>${bare.slice(end)}`;
};
