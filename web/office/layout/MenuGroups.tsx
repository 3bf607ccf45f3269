import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { NavLink } from 'react-router'
import { officePage } from '../../../src/api/schemas/pagePaths.ts'
import { useText } from '../i18n/useText.ts'
import { MenuCount } from './MenuCount.tsx'
import { menuEntrySx } from './menuEntrySx.ts'
import type { Menu, MenuEntry } from './useMenu.ts'

interface MenuGroupsProps {
  readonly groups: Menu['groups']
  readonly onChoose?: () => void
}

/** The menu's entries by group. A single group has no heading. */
export function MenuGroups({ groups, onChoose }: MenuGroupsProps) {
  const t = useText()
  const id = useId()
  return groups.map(({ group, entries }, index) => (
    <Box key={group} sx={{ mt: index === 0 ? 0 : 1.5 }}>
      {groups.length > 1 && (
        <Typography id={`${id}${group}`} variant="caption" component="p" color="textSecondary" sx={{ px: 1.5, mb: 0.5 }}>
          {t(`layout.groups.${group}`)}
        </Typography>
      )}
      <Box
        component="ul"
        aria-labelledby={groups.length > 1 ? `${id}${group}` : undefined}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}
      >
        {entries.map((entry) => (
          <li key={entry.name}>
            <EntryLink entry={entry} onChoose={onChoose} />
          </li>
        ))}
      </Box>
    </Box>
  ))
}

function EntryLink({ entry: { name, menu }, onChoose }: { readonly entry: MenuEntry; readonly onChoose: (() => void) | undefined }) {
  const t = useText()
  return (
    <ButtonBase component={NavLink} to={officePage(name)} onClick={onChoose} sx={menuEntrySx}>
      <menu.Icon fontSize="small" />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {t(`pages.${name}`)}
      </Box>
      {menu.Count && <menu.Count>{(count) => <MenuCount unread={count} />}</menu.Count>}
    </ButtonBase>
  )
}
