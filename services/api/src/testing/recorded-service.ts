/** Another server, played from what it once answered; remembers how it was asked. */
export function recordedService(answer: (url: URL, init: RequestInit | undefined) => unknown) {
  const asked: { readonly url: URL; readonly init: RequestInit | undefined }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push({ url, init });
    const answered = answer(url, init);
    return answered instanceof Response ? answered : Response.json(answered);
  };
  return { fetch, asked };
}
