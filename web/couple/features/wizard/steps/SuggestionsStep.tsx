import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { SuggestedPrestataire } from '../../../../../src/api/schemas/couple/suggestPrestataires.ts'
import { usePublicRules } from '../../../../shared/rules/PublicRulesProvider.tsx'
import { visuallyHidden } from '../../../../shared/theme/visuallyHidden.ts'
import { Refused } from '../../../api/refused.ts'
import { useErrorText } from '../../../api/useErrorText.ts'
import { ProviderGrid } from '../../../providers/ProviderGrid.tsx'
import { ProviderGridSkeleton } from '../../../providers/ProviderGridSkeleton.tsx'
import { ProfileHost } from '../../../providers/profile/ProfileHost.tsx'
import { clearPreloadIntent, readPreloadIntent } from '../../../session/preloadIntent.ts'
import type { WizardRecord } from '../draft/wizardRecord.ts'
import { MessagePanel } from '../suggestions/MessagePanel.tsx'
import { SelectableCard } from '../suggestions/SelectableCard.tsx'
import { SelectButton } from '../suggestions/SelectButton.tsx'
import { useSuggestions } from '../suggestions/useSuggestions.ts'

interface SuggestionsStepProps {
  readonly record: WizardRecord
  readonly projectId: string
  /** The couple's own town, from which distances may be measured. */
  readonly home: string
  readonly note: (change: Partial<WizardRecord>) => void
  /** Goes to the last step. */
  readonly onDone: (change?: Partial<WizardRecord>) => void
}

/** Step 4: the suggestions, and one message to all selected providers. */
export function SuggestionsStep({ record, projectId, home, note, onDone }: SuggestionsStepProps) {
  const { t } = useTranslation('wizard')
  const { data: providers, error, refetch, isFetching } = useSuggestions({ project: projectId, contacted: record.sent?.contacted ?? [] })
  const { suggestedPlanners } = usePublicRules()
  const { draft, message, sent } = record
  const selected = record.selected ?? preselected(providers ?? [])
  const near = (draft.plannerPreference === 'nearHome' && home) || draft.city?.city || home
  const isContacted = (provider: SuggestedPrestataire) => provider.contacted || (sent?.contacted.includes(provider.publicId) ?? false)
  const select = (id: string, picked: boolean) => note({ selected: picked ? [...selected, id] : selected.filter((each) => each !== id) })

  useEffect(() => {
    // Removes selected ids that are not in this list, e.g. of an earlier list.
    const shown = new Set(providers?.map(({ id }) => id))
    if (providers && record.selected?.some((id) => !shown.has(id))) note({ selected: record.selected.filter((id) => shown.has(id)) })
  }, [providers, record.selected, note])

  if (error) return <SuggestionsFailure error={error} onRetry={() => void refetch()} retrying={isFetching} onSkip={() => onDone()} />
  if (!providers) return <ProviderGridSkeleton count={suggestedPlanners} />
  if (providers.length === 0) return <NobodyFound onSkip={() => onDone()} />
  return (
    <>
      <Typography variant="h2" sx={visuallyHidden}>
        {t('suggestions.list')}
      </Typography>
      <ProviderGrid label={t('suggestions.list')}>
        {providers.map((provider) => (
          <SelectableCard
            key={provider.id}
            provider={provider}
            context={{ near, serviceChosen: draft.serviceType !== '' }}
            contacted={isContacted(provider)}
            selected={selected.includes(provider.id)}
            onSelect={sent ? undefined : (picked) => select(provider.id, picked)}
          />
        ))}
      </ProviderGrid>
      {sent ? (
        <Box sx={{ mt: 3, display: 'flex', justifyContent: 'flex-end' }}>
          <Button variant="contained" size="large" onClick={() => onDone()}>
            {t('actions.continue')}
          </Button>
        </Box>
      ) : (
        <MessagePanel
          projectId={projectId}
          draft={draft}
          selected={selected}
          message={message}
          onMessage={(words) => note({ message: words })}
          onSent={({ contacted, failed }) => {
            const written = providers.filter(({ id }) => contacted.includes(id)).map(({ publicId }) => publicId)
            if (isDone(written.concat(contacted))) clearPreloadIntent()
            onDone({ sent: { contacted: written, failed } })
          }}
          onSkip={() => onDone()}
        />
      )}
      <ProfileHost
        actions={(provider) =>
          sent === null && providers.some(({ id, contacted }) => id === provider.id && !contacted) ? (
            <SelectButton selected={selected.includes(provider.id)} onSelect={(picked) => select(provider.id, picked)} />
          ) : null
        }
      />
    </>
  )
}

/** Whether the couple has contacted the provider it came for. If not, the project still offers it. */
function isDone(written: readonly string[]): boolean {
  const intent = readPreloadIntent()
  return intent?.kind !== 'provider' || written.includes(intent.id)
}

/** The provider that the couple came for is preselected. */
function preselected(providers: readonly SuggestedPrestataire[]): string[] {
  const intent = readPreloadIntent()
  if (intent?.kind !== 'provider') return []
  return providers.filter(({ id, publicId, contacted }) => !contacted && (id === intent.id || publicId === intent.id)).map(({ id }) => id)
}

interface SuggestionsFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly retrying: boolean
  readonly onSkip: () => void
}

/** An unknown town and an empty result get the same text. Other failures can be retried. */
function SuggestionsFailure({ error, onRetry, retrying, onSkip }: SuggestionsFailureProps) {
  const { t } = useTranslation(['wizard', 'common'])
  const errorText = useErrorText()
  if (error instanceof Refused && error.slug === 'city-not-found') return <NobodyFound onSkip={onSkip} />
  return (
    <Alert
      severity="error"
      action={
        <Button onClick={onRetry} loading={retrying}>
          {t('common:retry')}
        </Button>
      }
    >
      {t('wizard:suggestions.fetchFailed', { error: errorText(error) })}
    </Alert>
  )
}

function NobodyFound({ onSkip }: { readonly onSkip: () => void }) {
  const { t } = useTranslation('wizard')
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Alert severity="info" sx={{ width: '100%' }}>
        {t('suggestions.none')}
      </Alert>
      <Button variant="contained" onClick={onSkip}>
        {t('suggestions.searchInstead')}
      </Button>
    </Box>
  )
}
