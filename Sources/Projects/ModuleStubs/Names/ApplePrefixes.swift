/// Recognizes Apple's names by their prefixes if no list of names is available.
package enum ApplePrefixes {
  /// The prefixes of the frameworks that apps for iOS use. Some third-party libraries use them, too.
  private static let prefixes: Set<String> = [
    "UI", "NS", "CA", "CG", "CI", "CF", "CT", "CN", "CB", "CL", "CK", "CM", "CV", "AV", "AR", "EK", "GK", "HK", "HM",
    "LA", "MC", "MF", "MK", "MP", "MTL", "MTK", "NE", "NW", "OS", "PH", "PK", "QL", "SC", "SF", "SK", "SL", "UN", "UT",
    "VN", "WC", "WK", "XC", "PDF", "ASW",
  ]

  /// The first words of names in Apple's system libraries.
  private static let words = ["Dispatch"]

  @Sendable
  package static func isApple(_ name: String) -> Bool {
    if words.contains(where: { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }) {
      return true
    }
    let capitals = name.prefix { $0.isUppercase }
    // The last capital begins the next word.
    guard capitals.count >= 3, capitals.count < name.count else { return false }
    return prefixes.contains(String(capitals.dropLast()))
  }
}
