import type { ConformanceRun } from '../conformance-run.ts'
import { describeValue } from '../describe-value.ts'
import type { HostResponse } from '../model.ts'

/** @param path the place of the id, such as `data.*.product_id` */
export function checkUniqueIds(run: ConformanceRun, response: HostResponse, ids: readonly unknown[], path: string) {
  const repeated = ids.find((id, index) => id !== undefined && ids.indexOf(id) !== index)
  run.verify(response, repeated === undefined, {
    rule: 'unique ids',
    path,
    message: 'an id occurs twice',
    expected: 'different ids',
    received: `${describeValue(repeated)} twice`,
  })
}
