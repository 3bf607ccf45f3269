import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFieldArray, useWatch } from 'react-hook-form'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { SortableList } from '../../kit/order/SortableList.tsx'
import { VideoFields } from './VideoFields.tsx'

interface Typed {
  readonly title?: string | null
}

/** The venue's videos, in the order in which couples see them. */
export function VideosInput() {
  const t = useText()
  const { videos: most } = usePublicRules().venues
  const { fields, append, remove, move } = useFieldArray({ name: 'videos' })
  const typed = useWatch({ name: 'videos' }) as readonly Typed[] | undefined
  const placeOf = (id: string) => fields.findIndex((field) => field.id === id)
  const nameOf = ({ id }: { readonly id: string }) => typed?.[placeOf(id)]?.title || t('venueVideos.nth', { number: placeOf(id) + 1 })
  const putInOrder = (ordered: readonly { readonly id: string }[]) => {
    const shifts = ordered.map(({ id }, to) => ({ from: placeOf(id), to }))
    const moved = shifts.reduce((far, each) => (Math.abs(each.to - each.from) > Math.abs(far.to - far.from) ? each : far))
    move(moved.from, moved.to)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SortableList
        items={fields}
        label={t('pages.venueVideos')}
        nameOf={nameOf}
        onOrder={putInOrder}
        render={(field) => <VideoFields index={placeOf(field.id)} name={nameOf(field)} onRemove={() => remove(placeOf(field.id))} />}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={fields.length >= most}
          onClick={() => append({ link: '', title: '', description: '', isVisible: true })}
          sx={{ minHeight: 44 }}
        >
          {t('videos.add')}
        </Button>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: '1 1 240px' }}>
          {fields.length >= most ? t('venueVideos.full', { most }) : t('videos.hint')}
        </Typography>
      </Box>
    </Box>
  )
}
