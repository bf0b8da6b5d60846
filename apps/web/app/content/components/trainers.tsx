import { dataComponent } from '../../state/data-component'

export const Trainers = dataComponent(
  async () => (await import('../../features/trainers/trainers-table')).TrainersTable,
  undefined,
  { early: true },
)
