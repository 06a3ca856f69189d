/// The values of constants, by their names in C.
struct DeclaredValues {
  /// The literals of texts, in Swift syntax.
  var texts: [String: String] = [:]
  /// The literals of numbers, in Swift syntax.
  var numbers: [String: String] = [:]
  var constants = ConstantTable()

  /// The numbers that Clang has computed.
  struct ConstantTable {
    var integers: [String: Int64] = [:]
    var numbers: [String: Double] = [:]
    /// The constants of each enumeration, in order.
    var enumerations: [String: [String]] = [:]
  }

  /// Returns the value of an enumeration's or option set's member, which is the value of the constant whose name ends
  /// with the member's name.
  func integer(of member: String, in type: String) -> Int64? {
    let plain = member.filter { $0 != "`" && $0 != "_" }.lowercased()
    let names = constants.enumerations[type] ?? []
    let name =
      names.first { $0.filter { $0 != "_" }.lowercased() == (type + plain).lowercased() }
      ?? names.filter { $0.filter { $0 != "_" }.lowercased().hasSuffix(plain) }.min { $0.count < $1.count }
    return name.flatMap { constants.integers[$0] }
  }

  /// Returns the literal of a text that is a member in Swift: `ABKeyName` is `ABKey.name`.
  func text(of member: String, in type: String) -> String {
    let plain = member.filter { $0 != "`" }
    if type.hasSuffix("Notification.Name") {
      for name in [plain, "\(plain)Notification"] { if let text = texts[name] { return text } }
      return "\"\(plain.hasSuffix("Notification") ? plain : "\(plain)Notification")\""
    }
    let ending = plain.lowercased()
    let known = texts.keys.filter { $0.lowercased().hasSuffix(ending) }.sorted()
    let name =
      known.first { $0.lowercased() == type.lowercased() + ending } ?? known.first { $0.hasPrefix(type.prefix(2)) }
    if let name, let text = texts[name] { return text }
    return "\"\(type)\(plain.prefix(1).uppercased())\(plain.dropFirst())\""
  }
}
