import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { newVideoSchema } from '../../../../src/api/schemas/pro/videoSchemas.ts'
import { parseVideoLink } from '../../../../src/domain/videoLink.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useText } from '../../i18n/useText.ts'
import { useIdempotencyKey } from '../../kit/command/useIdempotencyKey.ts'
import { FormDialog } from '../../kit/dialog/FormDialog.tsx'
import { CommandForm } from '../../kit/form/CommandForm.tsx'
import { VideoPreview } from '../../media/VideoPreview.tsx'
import { VideoWords } from './VideoWords.tsx'

const empty = { link: '', title: '', description: '' }

/** Adds a video by its link, with a preview once the link is valid. */
export function NewVideoDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const rules = usePublicRules()
  const schema = useMemo(() => {
    const isLink = (link: string) => link === '' || parseVideoLink(link) !== undefined
    const link = z.string().trim().min(1).max(2000).refine(isLink, t('videos.linkNotValid'))
    return newVideoSchema(rules).extend({ link })
  }, [rules, t])
  const call = useSideCall()
  const queries = useQueryClient()
  // A retry after a lost answer adds the same video; a corrected link adds another one.
  const attempt = useIdempotencyKey()
  const add = useMutation({
    mutationFn: async (body: typeof empty) => {
      await call((side) => side.post('/videos', { body, idempotencyKey: attempt.keyFor(body) }))
      await queries.invalidateQueries({ queryKey: queryKeys.videos })
      return true
    },
  })
  const close = () => {
    if (!add.isPending) onClose()
  }
  return (
    <FormDialog open onClose={close} title={t('videos.add')}>
      <CommandForm
        schema={schema}
        command={add}
        submit="videos.addYes"
        failed="videos.notAdded"
        done="videos.added"
        defaultValues={empty}
        onDone={onClose}
        onCancel={close}
      >
        <TextInput
          source="link"
          helperText="videos.fields.linkHint"
          inputMode="url"
          autoComplete="off"
          autoFocus
          placeholder="youtube.com/watch?v=…"
        />
        <LinkedVideo />
        <VideoWords />
      </CommandForm>
    </FormDialog>
  )
}

function LinkedVideo() {
  const t = useText()
  const [link, title] = useWatch({ name: ['link', 'title'] }) as readonly (string | null | undefined)[]
  return <VideoPreview key={link} link={link ?? ''} title={title || t('videos.preview')} />
}
