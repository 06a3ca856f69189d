import Foundation
import ModuleStubs
import ToolSupport

/// Attributes compiler errors: to something missing, to the rewriting or to the project, by their text and their file's imports.
///
/// Errors that cannot be told apart count as ours: a report that says too little of what is missing here would be of no use.
package struct ErrorAttribution: Sendable {
  package enum Party: Hashable, Sendable {
    /// Something is missing: its name and its owner.
    case missing(String, MissingName.Kind)
    /// The rewriting left something that only Apple's compiler takes.
    case rewriting
    /// The project itself, also where the error follows from others.
    case project
  }

  /// Names of types and functions that Apple's UIKit, Core Animation and Core Graphics have.
  private let appleNames: Set<String>
  private let appleMembers: Set<String>
  /// Names of Apple's SwiftUI that the one here lacks.
  private let missingOfSwiftUI: Set<Substring>

  /// - Parameters:
  ///   - table: `apple-names.tsv` of the toolchain: module, type, superclass, names.
  ///   - missingOfSwiftUI: `swiftui-missing` of the toolchain: names, a line each.
  package init(table: String, missingOfSwiftUI: String = "") {
    self.missingOfSwiftUI = Set(missingOfSwiftUI.split(separator: "\n"))
    var names: Set<String> = []
    var members: Set<String> = []
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count >= 4 else { continue }
      let owned = cells[3].split(separator: " ").map(String.init)
      if cells[1].isEmpty { names.formUnion(owned) } else { names.insert(String(cells[1])) }
      members.formUnion(owned)
    }
    appleNames = names
    appleMembers = members
  }

  /// Whether a name is Apple's: by the list where it is of UIKit and its like, since libraries of others have its prefix, too; else by
  /// its prefix.
  @Sendable
  package func isApple(_ name: String) -> Bool {
    ApplePrefixes.isApple(name) && (appleNames.contains(name) || !ErrorAttribution.isUIKit(name))
  }

  /// Whether a class of UIKit or its like has a member of a name.
  ///
  /// The table has the names of Objective-C: `hidden` is `isHidden` in Swift, and `drawInRect` is `draw`.
  ///
  /// - Complexity: O(*n*) in the number of known names where none is the same.
  @Sendable
  package func isAppleMember(_ name: String) -> Bool {
    if appleMembers.contains(name) { return true }
    if name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase {
      return appleMembers.contains(first.lowercased() + name.dropFirst(3))
    }
    return appleMembers.contains { $0.hasPrefix(name) && $0.dropFirst(name.count).first?.isUppercase == true }
  }

  /// Whether a name differs by one letter from that of a member of a class of UIKit or its like.
  @Sendable
  package func isMisspelledMember(_ name: String) -> Bool { Misspelling.exists(of: name, among: appleMembers.contains) }

  /// - Parameters:
  ///   - missingModules: modules that the error's file, or its module, imports and that are not there.
  package func party(for message: Diagnostic, missingModules: [String]) -> Party {
    let text = message.text
    let quoted = ErrorAttribution.quoted(in: text)
    let thirdParty = missingModules.first { MissingName.Kind.ofModule($0) == .thirdParty }
    let apple = missingModules.first { MissingName.Kind.ofModule($0) == .apple }
    if text.hasPrefix("no such module"), let name = quoted.first {
      return .missing(name, .ofModule(name))
    }
    if text.contains("Objective-C interoperability is disabled") || text.contains("@objc") || text.contains("#selector")
    {
      return .rewriting
    }
    if let name = nameMissingOfSwiftUI(text) { return .missing(name, .apple) }
    if text.hasPrefix("cannot find") || text.hasPrefix("no type named") || text.contains("is not a member type"),
      let name = quoted.first
    {
      if let kind = kind(ofName: name) { return .missing(name, kind) }
      if thirdParty != nil { return .missing(name, .thirdParty) }
      if apple != nil { return .missing(name, .apple) }
      return .project
    }
    if text.contains("has no member"), quoted.count >= 2 {
      let (owner, member) = (quoted[0], quoted[1])
      let type = ErrorAttribution.simpleName(owner)
      if ErrorAttribution.isUIKit(type) {
        if isAppleMember(member) || thirdParty == nil { return .missing("\(type).\(member)", .uikit) }
        return .missing("\(type).\(member)", .thirdParty)
      }
      if thirdParty != nil { return .missing("\(type).\(member)", .thirdParty) }
      if type.hasPrefix("NS") || ErrorAttribution.foundationTypes.contains(type) {
        return .missing("\(type).\(member)", .foundation)
      }
      return .project
    }
    // Types that can't be told follow from others that are missing.
    if thirdParty != nil { return .missing(thirdParty!, .thirdParty) }
    if apple != nil { return .missing(apple!, .apple) }
    let named = quoted.map(ErrorAttribution.simpleName).first {
      ErrorAttribution.isUIKit($0) || appleNames.contains($0)
    }
    return named.map { .missing($0, .uikit) } ?? .project
  }

  /// Whether an error can only come from API of Apple's that is missing here, or from Objective-C's runtime.
  ///
  /// A misspelled name is no such API: the compiler knows a similar name, or no table has it.
  @Sendable
  package func isMissingSystemAPI(_ text: String) -> Bool {
    let quoted = ErrorAttribution.quoted(in: text)
    if text.contains("Objective-C interoperability is disabled") || text.contains("not representable in Objective-C") {
      return true
    }
    if nameMissingOfSwiftUI(text) != nil { return true }
    // Any object of Objective-C's takes these messages.
    if text.hasPrefix("value of type 'AnyObject' has no member"), quoted.count >= 2 {
      return ObjectMembers.names.contains(quoted[1]) || isAppleMember(quoted[1])
    }
    if text.hasPrefix("cannot find") || text.hasPrefix("no type named") || text.contains("is not a member type"),
      let name = quoted.first
    {
      if appleNames.contains(name) { return true }
      guard !text.contains("did you mean"), let kind = kind(ofName: name) else { return false }
      return kind != .uikit
    }
    if text.contains("has no member"), quoted.count >= 2 {
      let type = ErrorAttribution.simpleName(quoted[0])
      return (ErrorAttribution.isUIKit(type) || appleNames.contains(type)) && isAppleMember(quoted[1])
    }
    return false
  }

  /// Whether an error's text shows that the author made it: a syntax error, or a name that no table of Apple's has and
  /// that has not the form of one.
  ///
  /// The names that the project declares are not known here, see `CodeRepair.isEvidentlyAuthors`.
  @Sendable
  package func isEvidentlyAuthors(_ text: String) -> Bool {
    if ErrorAttribution.isSyntaxError(text) { return true }
    guard text.hasPrefix("cannot find "), let name = ErrorAttribution.quoted(in: text).first else { return false }
    if text.contains("did you mean") { return true }
    // The compiler makes `$name` of a property with a wrapper, which may be omitted or missing.
    if name.hasPrefix("$") { return false }
    let isInC = name.dropFirst().contains("_")
    let isMember = isAppleMember(name) || ObjectMembers.names.contains(name)
    return kind(ofName: name) == nil && !isMember && !isInC && nameMissingOfSwiftUI(text) == nil
      && !isMissingSystemAPI(text)
  }

  /// Whether an error is the parser's. Xcode builds nothing either where there is one.
  package static func isSyntaxError(_ text: String) -> Bool {
    [
      "expected ", "consecutive ", "unterminated ", "extraneous '", "invalid character ", "invalid UTF-8",
      "invalid escape ", "invalid unicode ", "nul character ",
    ].contains { text.hasPrefix($0) }
  }

  /// The name of SwiftUI's that an error says is not there.
  private func nameMissingOfSwiftUI(_ text: String) -> String? {
    let quoted = ErrorAttribution.quoted(in: text)
    var name = quoted.first
    if text.contains("has no member") {
      // UIKit's classes have none of SwiftUI's members.
      guard quoted.count >= 2, !ErrorAttribution.isUIKit(ErrorAttribution.simpleName(quoted[0])) else { return nil }
      name = quoted[1]
    } else if !ErrorAttribution.isAboutAName(text) {
      return nil
    }
    // Of `navigationBarItems(leading:)` the part before the labels.
    let plain = name?.prefix { $0 != "(" }
    return plain.flatMap { missingOfSwiftUI.contains($0) ? String($0) : nil }
  }

  private static func isAboutAName(_ text: String) -> Bool {
    text.hasPrefix("cannot find") || text.hasPrefix("no type named") || text.hasPrefix("unknown attribute")
      || text.hasPrefix("no macro named") || text.contains("is not a member type")
      || text.hasPrefix("reference to member") || text.hasPrefix("cannot infer contextual base in reference to member")
  }

  private func kind(ofName name: String) -> MissingName.Kind? {
    if appleNames.contains(name) || ErrorAttribution.isUIKit(name) { return .uikit }
    if MissingName.Kind.frameworkPrefixes.contains(where: {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }) {
      return .apple
    }
    if name.hasPrefix("NS"), name.dropFirst(2).first?.isUppercase == true { return .foundation }
    let runtime = ["objc_", "class_", "method_", "ivar_", "object_", "protocol_", "sel_", "imp_", "property_"]
    if runtime.contains(where: name.hasPrefix) { return .objectiveC }
    return nil
  }

  private static func isUIKit(_ name: String) -> Bool {
    ["UI", "CA", "CG"].contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
      || name.hasPrefix("NSLayout") || name.hasPrefix("NSCollectionLayout") || name.hasPrefix("NSDiffableData")
      || name.hasPrefix("NSTextAttachment") || name.hasPrefix("NSMutableParagraphStyle")
  }

  private static let foundationTypes: Set<String> = [
    "URLSession", "URLRequest", "UserDefaults", "Bundle", "FileManager", "Date", "Data", "String", "DateFormatter",
    "Locale", "Timer",
    "NotificationCenter", "OperationQueue", "Notification", "URL", "JSONDecoder", "Calendar",
  ]

  /// The texts between single quotes: names that the compiler speaks of.
  static func quoted(in text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }

  /// `UILabel` of `UILabel?`, `any UIFoo`, `Type<UIBar>.Type`.
  static func simpleName(_ type: String) -> String {
    var name = Substring(type)
    for word in ["any ", "some ", "(any "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
