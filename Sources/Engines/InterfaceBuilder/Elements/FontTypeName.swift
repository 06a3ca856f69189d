/// Checks the `type` of a `fontDescription`.
enum FontTypeName: String, EnumerationValue {
  case system, boldSystem, italicSystem, monospacedSystem
}
