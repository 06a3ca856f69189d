import Foundation

/// A namespace for functions that format the strings of `os_log`, which are those of `String(format:)` with privacy
/// options in braces.
enum LogFormat {
  static func text(of format: String, _ values: [any CVarArg]) -> String {
    var rest = Substring(format)
    var values = values[...]
    var result = ""
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
        continue
      }
      var words: [Substring] = []
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        words = rest[rest.index(after: rest.startIndex)..<end].split { $0 == "," || $0 == " " }
        rest = rest[rest.index(after: end)...]
      }
      let flags = rest.prefix { "-+ #0123456789.*'hlqjztL".contains($0) }
      rest = rest[flags.endIndex...]
      guard let conversion = rest.popFirst() else { return result + "%" }
      if conversion == "m" {
        result += String(cString: strerror(errno))
        continue
      }
      var taken: [any CVarArg] = []
      for flag in flags where flag == "*" {
        if let width = values.popFirst() { taken.append(width) }
      }
      guard let value = values.popFirst() else {
        result += "<decode: missing data>"
        continue
      }
      taken.append(value)
      let isPublicByNature = !"@sSPC".contains(conversion)
      let privacy: OSLogPrivacy =
        words.contains("public")
        ? .public
        : words.contains("private") ? .private : words.contains("sensitive") ? .sensitive : .auto
      result += privacy.shown(
        shown(flags: String(flags), conversion, value, taken), isPublicByNature: isPublicByNature)
    }
    return result + rest
  }

  private static func shown(
    flags: String, _ conversion: Character, _ value: any CVarArg, _ values: [any CVarArg]
  ) -> String {
    switch conversion {
    case "@": return "\(value)"
    case "s":
      // The value is a C string or a bridged replacement.
      if let pointer = value as? UnsafePointer<CChar> { return String(cString: pointer) }
      if let pointer = value as? UnsafeMutablePointer<CChar> { return String(cString: pointer) }
      return "\(value)"
    default: return String(format: "%" + flags + String(conversion), arguments: values)
    }
  }
}
