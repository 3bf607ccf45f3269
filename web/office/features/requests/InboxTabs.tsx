import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useListContext } from 'react-admin'
import { useText } from '../../i18n/useText.ts'
import { type InboxFilter, inboxTabs, tabOf } from './inboxTabs.ts'

/** The tabs that choose which requests are shown. */
export function InboxTabs({ onFilter }: { readonly onFilter: (change: InboxFilter) => void }) {
  const t = useText()
  const { filterValues } = useListContext()
  const current = tabOf(filterValues as InboxFilter)
  return (
    <Box
      role="group"
      aria-label={t('requests.tabs.label')}
      sx={{
        display: 'flex',
        // On a phone the tabs scroll by touch. Beside a request a mouse could not reach the last one.
        flexWrap: { lg: 'wrap' },
        columnGap: { xs: 2, lg: 1.5 },
        overflowX: { xs: 'auto', lg: 'visible' },
        px: 2,
        mb: 1.5,
        scrollbarWidth: 'none',
      }}
    >
      {inboxTabs.map(({ name, filter }) => (
        <ButtonBase
          key={name}
          aria-pressed={name === current}
          onClick={() => onFilter({ unread: undefined, status: undefined, ...filter })}
          sx={{
            flex: 'none',
            minHeight: { xs: 44, lg: 36 },
            borderBottom: 2,
            borderColor: 'transparent',
            typography: 'body2',
            fontWeight: 500,
            color: 'text.secondary',
            '&:hover': { color: 'text.primary' },
            '&:focus-visible': { outlineOffset: -2 },
            '&[aria-pressed=true]': { borderColor: 'primary.main', color: 'text.primary', fontWeight: 600 },
          }}
        >
          {t(`requests.tabs.${name}`)}
        </ButtonBase>
      ))}
    </Box>
  )
}
