import SearchIcon from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useInput } from 'react-admin'
import { type VenueFeature, type VenueFeatureGroup, venueFeatureGroups } from '../../../../src/domain/venue/venueFeature.ts'
import { useText } from '../../i18n/useText.ts'

const groups = Object.entries(venueFeatureGroups) as readonly (readonly [VenueFeatureGroup, readonly VenueFeature[]])[]

/** Ignores accents and case, so that `decoration` finds `Décoration`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** All features in groups, with a search field that filters them by name. */
export function FeaturesInput({ source }: { readonly source: string }) {
  const t = useText()
  const { field } = useInput<readonly VenueFeature[]>({ source, defaultValue: [] })
  const chosen = new Set(Array.isArray(field.value) ? field.value : [])
  const [words, setWords] = useState('')
  const countId = useId()
  const nameOf = (feature: VenueFeature) => t(`venueFeatures.names.${feature}`)
  const shown = groups
    .map(([group, features]) => [group, features.filter((feature) => plain(nameOf(feature)).includes(plain(words.trim())))] as const)
    .filter(([, features]) => features.length > 0)
  const found = shown.reduce((sum, [, features]) => sum + features.length, 0)
  const choose = (feature: VenueFeature, isChosen: boolean) =>
    field.onChange(groups.flatMap(([, all]) => all).filter((each) => (each === feature ? isChosen : chosen.has(each))))
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <TextField
          type="search"
          label={t('venueFeatures.search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            // Enter would submit the form, which clears the search.
            if (event.key === 'Enter') event.preventDefault()
          }}
          slotProps={{
            htmlInput: { 'aria-describedby': countId },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon aria-hidden />
                </InputAdornment>
              ),
            },
          }}
          sx={{ flex: '1 1 240px', maxWidth: 420 }}
        />
        <Typography role="status" id={countId} variant="body2" color="textSecondary">
          {words.trim() === '' ? t('venueFeatures.chosen', { count: chosen.size }) : t('venueFeatures.found', { count: found })}
        </Typography>
      </Box>
      {shown.map(([group, features]) => (
        <FeatureGroup key={group} title={t(`venueFeatures.groups.${group}`)}>
          {features.map((feature) => (
            <FormControlLabel
              key={feature}
              label={nameOf(feature)}
              control={<Checkbox checked={chosen.has(feature)} onChange={(_, isChosen) => choose(feature, isChosen)} />}
              sx={{ minHeight: 44, mr: 0 }}
            />
          ))}
        </FeatureGroup>
      ))}
    </Box>
  )
}

function FeatureGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, mb: 0.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' }}>{children}</Box>
    </Box>
  )
}
