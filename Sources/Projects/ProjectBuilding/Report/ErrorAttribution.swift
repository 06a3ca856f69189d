import Foundation
import ModuleStubs
import ToolSupport

/// Attributes compiler errors to a missing name, to the rewriting or to the project, by their text and the imports of
/// their file.
///
/// Ambiguous errors are attributed to ViewCode, because a report that omits missing names would be useless.
package struct ErrorAttribution: Sendable {
  package enum Party: Hashable, Sendable {
    /// A missing name and its owner.
    case missing(String, MissingName.Kind)
    /// The rewriting did not change code that only Apple's compiler accepts.
    case rewriting
    /// The project itself, including errors that follow from others.
    case project
  }

  /// The names of types and functions of Apple's UIKit, Core Animation and Core Graphics.
  private let appleNames: Set<String>
  private let appleMembers: Set<String>
  /// The names of Apple's SwiftUI that the SwiftUI here lacks.
  private let missingOfSwiftUI: Set<Substring>

  /// - Parameters:
  ///   - table: The contents of the toolchain's `apple-names.tsv`: module, type, superclass, names.
  ///   - missingOfSwiftUI: The contents of the toolchain's `swiftui-missing`, with a name on each line.
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

  /// Returns whether a name is Apple's. Names with the prefixes of UIKit and related frameworks must be in the list,
  /// because other libraries use these prefixes, too. Other names are recognized by their prefix.
  @Sendable
  package func isApple(_ name: String) -> Bool {
    ApplePrefixes.isApple(name) && (appleNames.contains(name) || !ErrorAttribution.isUIKit(name))
  }

  /// Returns whether a class of UIKit or a related framework has a member with a name.
  ///
  /// The table contains Objective-C names: `hidden` is `isHidden` in Swift, and `drawInRect` is `draw`.
  ///
  /// - Complexity: O(*n*) in the number of known names if none is equal.
  @Sendable
  package func isAppleMember(_ name: String) -> Bool {
    if appleMembers.contains(name) { return true }
    if name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase {
      return appleMembers.contains(first.lowercased() + name.dropFirst(3))
    }
    return appleMembers.contains { $0.hasPrefix(name) && $0.dropFirst(name.count).first?.isUppercase == true }
  }

  /// Returns whether a name differs by one letter from a member of a class of UIKit or a related framework.
  @Sendable
  package func isMisspelledMember(_ name: String) -> Bool { Misspelling.exists(of: name, among: appleMembers.contains) }

  /// Returns the party that an error is attributed to.
  ///
  /// - Parameter missingModules: The missing modules that the error's file or its module imports.
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
    // An expression whose type is unknown results from another missing type.
    if thirdParty != nil { return .missing(thirdParty!, .thirdParty) }
    if apple != nil { return .missing(apple!, .apple) }
    let named = quoted.map(ErrorAttribution.simpleName).first {
      ErrorAttribution.isUIKit($0) || appleNames.contains($0)
    }
    return named.map { .missing($0, .uikit) } ?? .project
  }

  /// Returns whether an error can only be caused by a missing API of Apple or by the Objective-C runtime.
  ///
  /// A misspelled name is not a missing API: either there is a similar name, or no table contains it.
  @Sendable
  package func isMissingSystemAPI(_ text: String) -> Bool {
    let quoted = ErrorAttribution.quoted(in: text)
    if text.contains("Objective-C interoperability is disabled") || text.contains("not representable in Objective-C") {
      return true
    }
    if nameMissingOfSwiftUI(text) != nil { return true }
    // In Objective-C, any object can receive these messages.
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

  /// Returns whether an error's text shows that the author caused it: a syntax error, or a name that no table of
  /// Apple's names contains and that does not look like one of Apple's names.
  ///
  /// The names that the project declares are not considered here, see `CodeRepair.isEvidentlyAuthors`.
  @Sendable
  package func isEvidentlyAuthors(_ text: String) -> Bool {
    if ErrorAttribution.isSyntaxError(text) { return true }
    guard text.hasPrefix("cannot find "), let name = ErrorAttribution.quoted(in: text).first else { return false }
    if text.contains("did you mean") { return true }
    // The compiler derives `$name` from a property with a wrapper, which may be omitted or missing.
    if name.hasPrefix("$") { return false }
    let isInC = name.dropFirst().contains("_")
    let isMember = isAppleMember(name) || ObjectMembers.names.contains(name)
    return kind(ofName: name) == nil && !isMember && !isInC && nameMissingOfSwiftUI(text) == nil
      && !isMissingSystemAPI(text)
  }

  /// Returns whether an error is a syntax error. With a syntax error, Xcode does not build the project either.
  package static func isSyntaxError(_ text: String) -> Bool {
    [
      "expected ", "consecutive ", "unterminated ", "extraneous '", "invalid character ", "invalid UTF-8",
      "invalid escape ", "invalid unicode ", "nul character ",
    ].contains { text.hasPrefix($0) }
  }

  /// Returns the SwiftUI name that an error reports as missing.
  private func nameMissingOfSwiftUI(_ text: String) -> String? {
    let quoted = ErrorAttribution.quoted(in: text)
    var name = quoted.first
    if text.contains("has no member") {
      // UIKit's classes have no members of SwiftUI.
      guard quoted.count >= 2, !ErrorAttribution.isUIKit(ErrorAttribution.simpleName(quoted[0])) else { return nil }
      name = quoted[1]
    } else if !ErrorAttribution.isAboutAName(text) {
      return nil
    }
    // The part of `navigationBarItems(leading:)` before the labels.
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

  /// Returns the texts between single quotes, which are names in a compiler message.
  static func quoted(in text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }

  /// Returns the simple name of a type: `UILabel` for `UILabel?`, `UIFoo` for `any UIFoo`, `UIBar` for
  /// `Type<UIBar>.Type`.
  static func simpleName(_ type: String) -> String {
    var name = Substring(type)
    for word in ["any ", "some ", "(any "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
