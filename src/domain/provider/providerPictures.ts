import type { Personal } from '../event.ts'
import type { Provider } from './provider.ts'

/** All pictures of a provider: the gallery, including those the plan hides, and the profile photograph. */
export function providerPictures({ photos, profilePhoto }: Pick<Provider, 'photos' | 'profilePhoto'>): readonly Personal<string>[] {
  return [...[...photos.values()].map(({ picture }) => picture), ...(profilePhoto === undefined ? [] : [profilePhoto])]
}
