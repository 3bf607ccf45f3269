import { lazy, type ReactNode, Suspense } from 'react'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { useProfileAddress } from './useProfileAddress.ts'

const ProfileDialog = lazy(async () => ({ default: (await import('./ProfileDialog.tsx')).ProfileDialog }))

interface ProfileHostProps {
  /** What can be done with the provider here, at the foot of its profile. */
  readonly actions?: (provider: Prestataire) => ReactNode
}

/** Shows the profile that the address names, over the page; its code comes with the first one that is opened. */
export function ProfileHost({ actions }: ProfileHostProps) {
  const { publicId, close } = useProfileAddress()
  return <Suspense>{publicId !== null && <ProfileDialog key={publicId} publicId={publicId} onClose={close} actions={actions} />}</Suspense>
}
