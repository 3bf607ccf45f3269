/**
 * Two seconds; longer where the machine is so busy that rendering a page takes more than a tenth of that.
 * @param render of a page that is not in the cache
 */
export async function freshnessLimit(render: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await render()
  return Math.max(2_000, 10 * (performance.now() - started))
}
