/// The rows that nothing looks at yet, or that do not hold, each with its reason.
enum OpenFacts {
  static let reasons: [String: String] = [:]
}
