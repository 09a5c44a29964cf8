export function SignUpScreen() {
  return <h1>SignUpScreen</h1>
}
