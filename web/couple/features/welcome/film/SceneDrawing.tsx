import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Scene } from './scenes.ts'

const ease = 'cubic-bezier(.2,.7,.2,1)'

/** A drawn scene. Its parts appear one by one while the animation plays, or all at once with reduced motion. */
export function SceneDrawing({ scene }: { readonly scene: Scene }) {
  const { palette } = useTheme()
  const { gold, goldLight, evergreenLight } = palette.house
  const paper = palette.background.default
  const drawings: Readonly<Record<Scene, ReactNode>> = {
    phone: (
      <>
        <rect x="270" y="40" width="100" height="280" rx="18" fill={paper} />
        <path d="M306 58h28" />
        {[0, 1, 2, 3, 4, 5].map((box) => (
          <g key={box} className="part" style={{ animationDelay: `${0.5 + box * 0.35}s` }}>
            <rect x={281 + box * 13} y="150" width="11" height="16" rx="2" fill={evergreenLight} />
          </g>
        ))}
        <path className="part" style={{ animationDelay: '3s' }} d="M306 210l10 10 20-22" strokeWidth="3" />
      </>
    ),
    project: (
      <>
        <rect x="210" y="50" width="220" height="260" rx="10" fill={paper} />
        {[0, 1, 2, 3].map((line) => (
          <g key={line} className="part" style={{ animationDelay: `${0.4 + line * 0.8}s` }}>
            <circle cx="240" cy={100 + line * 52} r="9" fill={line % 2 ? goldLight : evergreenLight} />
            <path d={`M236 ${100 + line * 52}l3 3 6-6M262 ${96 + line * 52}h${120 - line * 14}M262 ${106 + line * 52}h${70 + line * 10}`} />
          </g>
        ))}
      </>
    ),
    planners: (
      <>
        {[0, 1, 2].map((card) => (
          <g key={card} className="part" style={{ animationDelay: `${0.4 + card * 0.9}s` }}>
            <rect x={120 + card * 140} y="80" width="120" height="200" rx="12" fill={paper} />
            <circle
              cx={180 + card * 140}
              cy="135"
              r="28"
              fill={card === 1 ? goldLight : evergreenLight}
              stroke={card === 1 ? gold : 'currentColor'}
            />
            <path d={`M${146 + card * 140} 190h68M${152 + card * 140} 208h56M${146 + card * 140} 240h68`} />
          </g>
        ))}
      </>
    ),
    letters: (
      <>
        <g className="part" style={{ animationDelay: '0.3s' }}>
          <rect x="110" y="140" width="110" height="76" rx="6" fill={paper} />
          <path d="M110 146l55 40 55-40" />
        </g>
        {[0, 1, 2].map((way) => (
          <g key={way} className="part" style={{ animationDelay: `${1.2 + way * 0.7}s` }}>
            <path d={`M236 178C320 178 340 ${90 + way * 88} 420 ${90 + way * 88}`} strokeDasharray="3 7" />
            <rect x="432" y={66 + way * 88} width="70" height="48" rx="5" fill={goldLight} />
            <path d={`M432 ${70 + way * 88}l35 25 35-25`} />
          </g>
        ))}
      </>
    ),
    answers: (
      <>
        {[0, 1, 2].map((bubble) => (
          <g key={bubble} className="part" style={{ animationDelay: `${0.4 + bubble * 1}s` }}>
            <rect
              x={bubble % 2 ? 280 : 160}
              y={60 + bubble * 84}
              width="200"
              height="58"
              rx="16"
              fill={bubble % 2 ? evergreenLight : paper}
            />
            <path d={`M${bubble % 2 ? 304 : 184} ${82 + bubble * 84}h150M${bubble % 2 ? 304 : 184} ${96 + bubble * 84}h100`} />
          </g>
        ))}
        <path
          className="part"
          style={{ animationDelay: '3.4s' }}
          d="M498 262c-14-20-44-6-30 18 7 11 20 19 30 26 10-7 23-15 30-26 14-24-16-38-30-18z"
          fill={gold}
          stroke="none"
        />
      </>
    ),
  }
  return (
    <Box
      component="svg"
      viewBox="0 0 640 360"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      sx={{
        width: '100%',
        height: '100%',
        display: 'block',
        '@keyframes appear': { from: { opacity: 0, transform: 'translateY(10px)' } },
        '@media (prefers-reduced-motion: no-preference)': {
          'alliance-film[data-ready] & .part': { animation: `appear 0.6s ${ease} backwards`, animationPlayState: 'paused' },
          'alliance-film[data-playing] & .part': { animationPlayState: 'running' },
        },
      }}
    >
      {drawings[scene]}
    </Box>
  )
}
