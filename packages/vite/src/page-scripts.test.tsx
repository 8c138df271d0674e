import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preHydrationScript, settingsScript } from './page-scripts.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('CSS', {
    supports: (property: string, value: string) => property !== 'color' || value.startsWith('#'),
  });
  document.body.innerHTML =
    '<template><p>Non si è caricato. </p></template><div id="root" class="q" data-q-theme="auto"></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  delete window.qSettings;
});

/** Runs the script. `file` is the response to the script's request for the settings file. */
async function read(file: Response): Promise<string | undefined> {
  answer.mockResolvedValue(file);
  new Function(settingsScript)();
  return window.qSettings;
}
const says = (settings: unknown) => read(new Response(JSON.stringify(settings)));
const root = () => document.body.lastElementChild;

describe('settingsScript', () => {
  it('settingsScript keeps the text of the settings file for the application, which may load later', async () => {
    expect(await says({ help: '/aiuto' })).toBe('{"help":"/aiuto"}');
    expect(answer).toHaveBeenCalledExactlyOnceWith('./settings.json');
  });

  it.each([
    ['is missing', new Response('Not found', { status: 404 })],
    ['was taken away', new Response('Gone', { status: 410 })],
    ['is empty', new Response(' \n')],
    ['says nothing', new Response('{}\n')],
    [
      'says only which schema it follows',
      new Response('{\n  "$schema": "./settings.schema.json"\n}\n'),
    ],
  ])(
    'settingsScript leaves the prerendered page unchanged if the settings file %s',
    async (_, file) => {
      expect(await read(file)).toBe('');
      expect(root()?.outerHTML).toBe('<div id="root" class="q" data-q-theme="auto"></div>');
    },
  );

  it('settingsScript passes a file on to the application if it has a setting besides `$schema`', async () => {
    const said = { $schema: './settings.schema.json', help: '/aiuto' };
    expect(await says(said)).toBe(JSON.stringify(said));
  });

  it("settingsScript applies the theme's mode, colours, font and corner radius at once", async () => {
    const dark = { primaryDark: '#9cc3ff', onPrimaryDark: '#06211f' };
    const theme = { mode: 'dark', primary: '#0b3d91', onPrimary: '#fff', ...dark };
    await says({ theme: { ...theme, font: 'Georgia, serif', radius: '4px' } });
    expect(root()).toHaveAttribute('data-q-theme', 'dark');
    expect(
      root()
        ?.getAttribute('style')
        ?.split('; ')
        .map((rule) => rule.replace(/;$/, '')),
    ).toEqual([
      '--q-broker-primary: #0b3d91',
      '--q-broker-on-primary: #fff',
      '--q-broker-primary-dark: #9cc3ff',
      '--q-broker-on-primary-dark: #06211f',
      '--q-broker-font: Georgia, serif',
      '--q-broker-radius: 4px',
    ]);
  });

  it("settingsScript hides the broker's name until the application has applied the settings", async () => {
    answer.mockReturnValue(new Promise(() => {}));
    new Function(settingsScript)();
    expect(root()).toHaveAttribute('data-q-pending');
    await says({ broker: { name: 'Alfa Broker' } });
    expect(root()).toHaveAttribute('data-q-pending');
  });

  it.each([
    ['names no broker', new Response('{"help":"/aiuto"}')],
    ['is not JSON', new Response('{')],
  ])(
    "settingsScript shows the broker's name of the build at once if the settings file %s",
    async (_, file) => {
      await read(file);
      expect(root()).not.toHaveAttribute('data-q-pending');
    },
  );

  describe('if the request for the settings fails', () => {
    const withStatus = (status: number) => async () => new Response('{}', { status });
    const come = vi.fn();

    function open(failure: () => Promise<Response>) {
      vi.useFakeTimers();
      answer.mockReset().mockImplementation(failure);
      new Function(settingsScript)();
      void window.qSettings?.then(come.mockReset());
      return vi.advanceTimersByTimeAsync(0);
    }

    it.each([
      ['it is refused', withStatus(403)],
      ['there were too many calls', withStatus(429)],
      ['the server is out of order', withStatus(503)],
      ['there is no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ])(
      'if the request for the settings fails, settingsScript retries instead of starting without settings: %s',
      async (_, failure) => {
        await open(failure);
        expect(come).not.toHaveBeenCalled();
        answer.mockImplementation(async () => new Response('{"help":"/aiuto"}'));
        await vi.advanceTimersByTimeAsync(1_000);
        expect(come).toHaveBeenCalledExactlyOnceWith('{"help":"/aiuto"}');
      },
    );

    it("if the request for the settings fails, settingsScript retries with backoff and shows the broker's name of the build meanwhile", async () => {
      await open(withStatus(500));
      const asked: number[] = [];
      for (const seconds of [1, 2, 4]) {
        await vi.advanceTimersByTimeAsync(seconds * 1_000);
        asked.push(answer.mock.calls.length);
      }
      expect(asked).toEqual([2, 3, 4]);
      expect(root()).not.toHaveAttribute('data-q-pending');
      expect(come).not.toHaveBeenCalled();
    });

    it('settingsScript retries at most 16 seconds after the network is available again', async () => {
      await open(() => Promise.reject(new TypeError('Failed to fetch')));
      await vi.advanceTimersByTimeAsync(3_600_000);
      answer.mockImplementation(async () => new Response('{"help":"/aiuto"}'));
      await vi.advanceTimersByTimeAsync(16_000);
      expect(come).toHaveBeenCalledExactlyOnceWith('{"help":"/aiuto"}');
    });
  });

  it('settingsScript ignores values that are invalid in CSS', async () => {
    await says({ theme: { mode: 'nero', primary: 'blu', accent: 7, radius: 0 } });
    expect(root()?.outerHTML).toBe('<div id="root" class="q" data-q-theme="auto"></div>');
  });

  it('settingsScript marks the root if the settings declare that the page is embedded', async () => {
    await says({ embedded: true });
    expect(root()).toHaveAttribute('data-q-embedded');
  });

  it.each(['{theme', '{', '{"$schema":"./settings.sch'])(
    'settingsScript passes invalid JSON on to the application, which reports it: %s',
    async (text) => {
      expect(await read(new Response(text))).toBe(text);
    },
  );
});

describe('script before hydration', () => {
  /** Returns whether a press on «Continua» would make the browser submit the form and leave the page. */
  function leaves(html: string): boolean {
    document.body.innerHTML = html;
    new Function(preHydrationScript)();
    return (
      document
        .querySelector('form')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) ?? false
    );
  }

  it('preHydrationScript records a press on «Continua» before hydration and prevents the submit', () => {
    expect(leaves('<div id="root" data-q-early><form></form></div>')).toBe(false);
    expect(root()).toHaveAttribute('data-q-early', 'pressed');
  });

  it('preHydrationScript ignores a press on «Continua» after hydration', () => {
    expect(leaves('<div id="root"><form></form></div>')).toBe(true);
    expect(root()).not.toHaveAttribute('data-q-early');
  });
});

describe("settingsScript if the page's script fails to load or run", () => {
  const note = () => document.querySelector('p');

  /**
   * Runs the script. Fires the page's `load` event after all responses.
   * @param early the value of `data-q-early`; null after hydration, which removes the attribute
   */
  async function loaded(settings: object, early: string | null = '', has: object = Object) {
    if (early !== null) root()?.setAttribute('data-q-early', early);
    answer.mockResolvedValue(Response.json(settings));
    new Function('Object', settingsScript)(has);
    await window.qSettings;
    expect(note()).toBeNull();
    dispatchEvent(new Event('load'));
  }

  it.each([
    ['leaves it alone', ''],
    ['has pressed «Continua»', 'pressed'],
  ])(
    'settingsScript shows a note above the form if no other script runs and the visitor %s',
    async (_, early) => {
      await loaded({}, early);
      expect(note()).toBeVisible();
      expect(note()?.nextElementSibling).toBe(root());
    },
  );

  it("settingsScript shows the note above the form in a browser too old to run the form's code", async () => {
    await loaded({}, null, {});
    expect(note()).toBeVisible();
  });

  it("the note above the form shows the broker's name and telephone number from the settings", async () => {
    await loaded({ broker: { name: 'Alfa <b>Broker</b>', phone: { number: '02 1234 567' } } });
    expect(note()).toHaveTextContent('Non si è caricato. Alfa <b>Broker</b> 02 1234 567');
  });

  it("the note above the form shows the broker's name if the settings have no telephone number", async () => {
    await loaded({ broker: { name: 'Alfa Broker' } });
    expect(note()).toHaveTextContent(/Alfa Broker$/);
  });

  it('settingsScript shows no note above the form if the form is hydrated', async () => {
    await loaded({}, null);
    expect(note()).toBeNull();
  });
});

it.each([preHydrationScript, settingsScript])(
  'each inline script fits on one line of HTML',
  (script) => {
    expect(script).not.toMatch(/\n|<\/|<!--/);
  },
);
