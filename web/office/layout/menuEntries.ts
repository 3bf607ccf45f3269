import InboxIcon from '@mui/icons-material/InboxOutlined'
import TollIcon from '@mui/icons-material/TollOutlined'

/** The office's screens, as menu and bottom bar list them. */
export const menuEntries = [
  { path: '/requests', Icon: InboxIcon, label: 'layout.requests', short: 'layout.requestsShort', counts: true },
  { path: '/credits', Icon: TollIcon, label: 'layout.credits', short: 'layout.credits', counts: false },
] as const
