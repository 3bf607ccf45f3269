import { expect, it } from 'vitest'
import { pictureFormat } from './pictureFormat.ts'

it.each([
  // Chrome, Firefox, Safari; then programs that specify less.
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/avif,image/jxl,image/heic,image/png,*/*;q=0.8', 'avif'],
  ['image/webp,image/png;q=0.9,*/*;q=0.5', 'webp'],
  ['IMAGE/WebP ; q=0.1', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif;q=0.000,image/webp;q=0', 'jpeg'],
  ['image/*', 'jpeg'],
  ['*/*', 'jpeg'],
  ['image/avif-sequence', 'jpeg'],
  [',;,=', 'jpeg'],
  [undefined, 'jpeg'],
])('whoever accepts %s gets %s', (accept, format) => {
  expect(pictureFormat(accept)).toBe(format)
})
