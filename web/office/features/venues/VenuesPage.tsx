import AddIcon from '@mui/icons-material/Add'
import VenueIcon from '@mui/icons-material/VillaOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { Picture } from '../../../shared/Picture.tsx'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { LazyPart } from '../../kit/page/LazyPart.tsx'
import { VenueChips } from './VenueChips.tsx'

const AddVenueDialog = lazily(async () => (await import('./AddVenueDialog.tsx')).AddVenueDialog)

type ListedVenue = RecordOf<'venues'>

const thumbSx = { width: 64, height: 48, flex: 'none', borderRadius: 1 } as const

/** /office/venues: the provider's venues with picture, status and what is missing. */
export function VenuesPage() {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)} sx={{ minHeight: 44 }}>
      {t('venues.add')}
    </Button>
  )
  return (
    <>
      <ListPage<ListedVenue>
        sort={{ field: 'addedAt', order: 'ASC' }}
        actions={add}
        emptyAction={add}
        rowsArePartial
        columns={[
          { source: 'name', phone: 'title', sortable: false, render: (venue) => <PicturedName venue={venue} /> },
          { source: 'type', sortable: false, render: ({ type, city }) => [t(`venues.type.${type}`), city].filter(Boolean).join(' · ') },
          { source: 'missing', sortable: false, render: ({ missing }) => missingText(missing) },
          { source: 'status', phone: 'end', sortable: false, render: (venue) => <VenueChips {...venue} page={venue} /> },
        ]}
      />
      <LazyPart onClose={() => setAdding(false)}>{isAdding && <AddVenueDialog onClose={() => setAdding(false)} />}</LazyPart>
    </>
  )

  function missingText(missing: ListedVenue['missing']): string {
    if (missing.length === 0) return t('venues.complete')
    return t('venues.missing.list', { what: missing.map((requirement) => t(`venues.missing.${requirement}`)).join(', ') })
  }
}

function PicturedName({ venue: { name, image } }: { readonly venue: ListedVenue }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, overflowWrap: 'anywhere', textDecoration: 'inherit' }}
    >
      {image === null ? (
        <Box component="span" sx={{ display: 'grid', placeItems: 'center', color: 'text.secondary', bgcolor: 'house.blush', ...thumbSx }}>
          <VenueIcon aria-hidden />
        </Box>
      ) : (
        <Picture src={image} alt="" width={64} height={48} sx={thumbSx} />
      )}
      {name}
    </Box>
  )
}
