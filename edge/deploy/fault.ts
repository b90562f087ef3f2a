/** What went wrong, in sentences for the operator; everything else is a bug and shows its stack. */
export class DeployFault extends Error {
  override readonly name = 'DeployFault';
}
