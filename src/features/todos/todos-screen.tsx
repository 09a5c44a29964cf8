export function TodosScreen() {
  return <h1>TodosScreen</h1>
}
