import Foundation
import SourceRewriting
import ToolSupport

/// The parts of a module that can be displayed separately: its view controllers and views, and the expressions that
/// create them.
package struct ScreenListing: Sendable {
  package struct Screen: Hashable, Sendable, Codable {
    package enum Kind: String, Sendable, Codable {
      case controller
      case view
      case preview
    }

    /// The name of the class, including the types around it.
    package var name: String
    package var kind: Kind
    package var file: String
    /// The expression that creates the screen, or nil if it needs values that only the app has.
    package var expression: String?
    /// The reason for which the screen can't be created.
    package var obstacle: String?
  }

  package let screens: [Screen]

  /// - Parameters:
  ///   - module: The facts about the module.
  ///   - imported: The facts about imported modules, whose classes may be superclasses.
  ///   - source: A function that returns the text of a file.
  package init(of module: ModuleFacts, importing imported: [ModuleFacts], source: (String) -> String = { _ in "" }) {
    let classes = ClassMap(module: module, imported: imported)
    let wrappers = PreviewProviders.wrappers(among: module.files.values.lazy.flatMap(\.facts.types))
    screens = module.files.sorted { $0.key < $1.key }.flatMap { path, record in
      let made = record.facts.types.compactMap { type -> Screen? in
        guard type.kind == .class, let kind = classes.kind(of: type) else { return nil }
        let making = classes.making(of: type)
        return Screen(
          name: type.name, kind: kind, file: path, expression: making.expression, obstacle: making.obstacle)
      }
      guard record.facts.types.contains(where: PreviewProviders.isOne) else { return made }
      return made + PreviewProviders.screens(in: source(path), file: path, wrappers: wrappers)
    }
  }

  private static let adding = "  MakeableScreens.add("

  /// Returns a source file of the module that registers the expressions with the host, or nil if there are none.
  package func source(of module: String) -> String? { ScreenListing.source(of: module, screens: screens) }

  static func source(of module: String, screens: [Screen]) -> String? {
    let able = screens.filter { $0.expression != nil }
    if able.isEmpty { return nil }
    var lines = ["@_spi(Host) import ObjectiveCNames", "import UIKit"]
    if able.contains(where: { $0.expression?.contains("SwiftUI.") == true }) {
      lines.append("@_spi(Host) import SwiftUI")
    }
    lines.append("")
    lines.append("@MainActor @_cdecl(\"viewcode_screens_\(module)\")")
    lines.append("public func viewcode_screens_\(module)() {")
    for screen in able {
      let name = screen.name.debugDescription
      let file = screen.file.debugDescription
      let place = "module: \"\(module)\", file: \(file), kind: \"\(screen.kind.rawValue)\""
      let expression = screen.expression!
      lines.append(
        "\(ScreenListing.adding)\(name), \(place)) {" + (expression.contains("\n") ? "" : " \(expression) }"))
      // An expression of several lines is one of the author's closures, and may end with a comment.
      if expression.contains("\n") { lines += expression.split(separator: "\n").map(String.init) + ["  }"] }
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }
}

extension ScreenListing {
  private static let leftOut = "  // left out: "

  /// Omits screens that cannot be created as their declarations suggest. The code that creates them is generated, so
  /// its errors are not the author's.
  ///
  /// - Returns: Whether any screen was omitted.
  static func omitFailures(_ messages: [Diagnostic], of file: URL) throws -> Bool {
    let path = file.path(percentEncoded: false)
    let errors = Dictionary(
      messages.filter { $0.isError && $0.path == path }.map { ($0.line ?? 0, $0.text) }
    ) { first, _ in first }
    if errors.isEmpty { return false }
    var kept: [String] = []
    // The lines of the current screen and its errors.
    var screen: [String] = []
    var error: String?
    func end() {
      kept += error.map { [leftOut + $0.replacing("\n", with: " ")] } ?? screen
      (screen, error) = ([], nil)
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix(adding) || line.hasPrefix(leftOut) || line == "}" { end() }
      screen.append(String(line))
      if error == nil { error = errors[index + 1] }
    }
    end()
    try kept.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    return true
  }

  /// Returns the screens, some with the reason for which ``omitFailures(_:of:)`` omitted them.
  static func screens(_ screens: [Screen], omittedFrom file: URL) -> [Screen] {
    guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains(leftOut) else { return screens }
    // One line for each screen that can be created, in their order.
    var lines = text.split(separator: "\n").filter { $0.hasPrefix(leftOut) || $0.hasPrefix(adding) }[...]
    return screens.map { screen in
      guard screen.expression != nil, let line = lines.popFirst(), line.hasPrefix(leftOut) else { return screen }
      var screen = screen
      screen.expression = nil
      screen.obstacle = "its initializer call does not compile: \(line.dropFirst(leftOut.count))"
      return screen
    }
  }
}

/// The classes of a module and their superclasses.
private struct ClassMap {
  private let own: [String: TypeFacts]
  private let extensions: [String: [TypeFacts]]
  private let others: [String: TypeFacts]

  init(module: ModuleFacts, imported: [ModuleFacts]) {
    func types(of facts: [ModuleFacts]) -> [TypeFacts] { facts.flatMap { $0.files.values }.flatMap { $0.facts.types } }
    let mine = types(of: [module])
    own = Dictionary(mine.filter { $0.kind == .class }.map { ($0.name, $0) }) { first, _ in first }
    extensions = Dictionary(grouping: mine.filter { $0.kind == .extension }, by: \.name)
    others = Dictionary(types(of: imported).filter { $0.kind == .class }.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns the superclasses of a type, up to a class of UIKit.
  private func chain(of type: TypeFacts) -> (types: [TypeFacts], root: String?) {
    var types = [type]
    var seen: Set<String> = [type.name]
    while let above = types.last?.inherited.first {
      guard let next = own[above] ?? others[above], seen.insert(above).inserted else { return (types, above) }
      types.append(next)
    }
    return (types, nil)
  }

  func kind(of type: TypeFacts) -> ScreenListing.Screen.Kind? {
    guard let root = chain(of: type).root, root.hasPrefix("UI") else { return nil }
    if root.hasSuffix("Controller") { return root == "UIPresentationController" ? nil : .controller }
    return ClassMap.views.contains(root) ? .view : nil
  }

  /// The classes of UIKit that projects derive views from. Cells and headers are not included, because a list provides
  /// their content.
  private static let views: Set<String> = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIStackView", "UIScrollView", "UITextField",
    "UITextView", "UISwitch",
    "UISlider", "UISearchBar", "UIVisualEffectView", "UIPageControl", "UIProgressView", "UISegmentedControl",
    "UIStepper",
    "UIDatePicker", "UIPickerView", "UITableView", "UIToolbar", "UINavigationBar", "UITabBar",
    "UIActivityIndicatorView",
  ]

  func making(of type: TypeFacts) -> (expression: String?, obstacle: String?) {
    if type.flags.contains(.generic) { return (nil, "it is generic") }
    if type.flags.contains(.conditional) { return (nil, "it is declared in a conditional block") }
    if type.access < .internal { return (nil, "it is \(type.access.rawValue)") }
    let (types, root) = chain(of: type)
    // Initializers are inherited if a class declares no designated initializers.
    for (index, candidate) in types.enumerated() {
      let members = candidate.members + (extensions[candidate.name] ?? []).flatMap(\.members)
      let initializers = members.filter {
        $0.kind == .initializer && !$0.flags.contains(.failable) && $0.access >= .internal
      }
      if let found = initializers.first(where: { $0.parameters.allSatisfy { $0.defaultValue != nil || $0.isVariadic } })
      {
        if found.flags.contains(.throws) || found.flags.contains(.async) {
          return (nil, "its initializer throws or is async")
        }
        return ("\(type.name)()", nil)
      }
      let designated = candidate.members.filter {
        $0.kind == .initializer && !$0.flags.contains(.convenience) && !isCoder($0)
      }
      if let frame = designated.first(where: { $0.parameters.map(\.label) == ["frame"] }), initializers.contains(frame)
      {
        return ("\(type.name)(frame: .zero)", nil)
      }
      if let nib = designated.first(where: { $0.parameters.map(\.label) == ["nibName", "bundle"] }),
        initializers.contains(nib)
      {
        return ("\(type.name)(nibName: nil, bundle: nil)", nil)
      }
      if !designated.isEmpty {
        let easiest = designated.min { needed($0).count < needed($1).count }!
        return (
          nil,
          index == 0 || !needed(easiest).isEmpty
            ? "it needs \(needed(easiest).joined(separator: ", "))" : "its initializer is not accessible"
        )
      }
      let coderOnly = candidate.members.contains {
        $0.kind == .initializer && isCoder($0) && $0.flags.contains(.required)
      }
      let needsValue = candidate.members.filter { $0.flags.contains(.needsValue) }
      if coderOnly, !needsValue.isEmpty { return (nil, "only a storyboard or XIB can create it") }
    }
    guard let root else { return (nil, "its superclass is unknown") }
    return ClassMap.made(type.name, below: root)
  }

  private static func made(_ name: String, below root: String) -> (expression: String?, obstacle: String?) {
    switch root {
    case "UICollectionViewController":
      ("\(name)(collectionViewLayout: UICollectionViewFlowLayout())", nil)
    case "UIAlertController", "UIActivityViewController", "UIInputViewController":
      (nil, "it derives from \(root), which requires content")
    default: ("\(name)()", nil)
    }
  }

  private func isCoder(_ member: MemberFacts) -> Bool { member.parameters.map(\.label) == ["coder"] }

  private func needed(_ member: MemberFacts) -> [String] {
    member.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }.map {
      "\($0.label.isEmpty ? $0.name : $0.label): \($0.type)"
    }
  }
}
