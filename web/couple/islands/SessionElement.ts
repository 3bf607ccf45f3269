import type { User } from '../../../src/api/schemas/couple/auth.ts'
import { isInterfaceLanguage } from '../../shared/i18n/languages.ts'
import { rememberLanguage } from '../../shared/i18n/rememberLanguage.ts'
import type { JourneyEvent } from '../analytics/journeyEvent.ts'
import type { CoupleApi } from '../api/coupleApi.ts'
import { forgetCouple } from '../session/forgetCouple.ts'
import { Island } from './island.ts'

interface SessionOptions {
  readonly maybeSignedIn: boolean
  readonly api: CoupleApi
  readonly track: (event: JourneyEvent) => void
}

/** The header of a public page: for a visitor the sign-in, for a couple its greeting with the profile link and the sign-out. */
export function sessionElement({ maybeSignedIn, api, track }: SessionOptions): CustomElementConstructor {
  return class SessionElement extends Island {
    protected start(left: AbortSignal): void {
      if (!maybeSignedIn) return
      api
        .get('/api/project/me', { signal: left })
        .catch(() => null)
        .then((me) => this.#show(me))
        .catch(() => {})
      this.find('[data-sign-out]')?.addEventListener('click', () => void this.#signOut(), { signal: left })
    }

    #show(me: User | null): void {
      const part = this.find(me ? '[data-part=couple]' : '[data-part=visitor]')
      if (part) part.hidden = false
      const greeting = this.find('[data-greeting]')
      if (!me || !greeting) return
      greeting.textContent = (greeting.dataset['greeting'] ?? '').replace('{firstname}', me.firstname)
      readInOwnLanguage(me.locale.slice(0, 2))
    }

    async #signOut(): Promise<void> {
      const [button, failure] = [this.querySelector<HTMLButtonElement>('[data-sign-out]'), this.find('[role=alert]')]
      if (button) button.disabled = true
      try {
        await api.post('/api/project/logout')
        track({ name: 'signed_out' })
        forgetCouple()
        window.location.assign('/')
      } catch {
        if (failure) failure.hidden = false
        if (button) button.disabled = false
      }
    }
  }
}

/** A couple's own language takes precedence over browser and domain, unless the URL names a language. */
function readInOwnLanguage(language: string): void {
  if (!isInterfaceLanguage(language) || language === document.documentElement.lang) return
  if (new URLSearchParams(window.location.search).has('locale')) return
  // Without cookies the reloaded page would have the same language, and reload forever.
  if (rememberLanguage(language)) window.location.reload()
}
