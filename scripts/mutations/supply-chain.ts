import type { Mutation } from './mutation.ts'

/** Where actions, packages and images come from. */
export const supplyChain: readonly Mutation[] = [
  {
    name: 'actions by their commit',
    file: '.github/workflows/ci.yml',
    find: 'uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
    replace: 'uses: actions/checkout@v7',
    requirements: ['L16'],
  },
  {
    name: 'no version younger than three days',
    file: 'pnpm-workspace.yaml',
    find: 'minimumReleaseAge: 4320',
    replace: 'minimumReleaseAge: 0',
    requirements: ['L16'],
  },
  {
    name: 'container without root',
    file: 'deploy/Dockerfile',
    find: 'USER 33:33\n',
    requirements: ['L16'],
  },
]
