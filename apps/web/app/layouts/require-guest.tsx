import { dataComponent } from '../state/data-component'

export { privatePage as handle } from '../routing/private-page'

export default dataComponent(async () => (await import('./guest-guard')).GuestGuard)
