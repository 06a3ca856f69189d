import Foundation
import RuntimeSupport
import Synchronization
import UIKit

/// The search for the line of the developer's code that created a view, in the call stack that was recorded.
enum OriginFinder {
  /// The cached information about addresses of the process, whose code doesn't move.
  private struct Known: ~Copyable {
    var symbolizer: Symbolizer?
    var isMissing = false
    var frames: [CallStack.Place: [Symbolizer.Frame]] = [:]
    var names: [String: String] = [:]
  }

  private static let known = Mutex(Known())

  /// The image with UIKit's code, and this package's sources. Views that are created there belong to a caller.
  private static let ownImage = CallStack.ownImage
  private static let ownSources =
    #filePath.components(separatedBy: "/Sources/Screens/ViewHost/").first.map {
      ["\($0)/Sources/", "\($0)/AppleFrameworks/Sources/"]
    }
    ?? []

  /// The prefixes of the names of system and Swift libraries.
  private static let systemLibraries = [
    "libswift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocksRuntime", "libc.so", "ld-linux",
    "libstdc++",
    "libm.so", "libXCTest", "libTesting", "lib_Testing", "libViewCode",
  ]

  /// Returns the nearest call in code other than UIKit's and the initializers of the view's class. If all calls in such
  /// code are its initializers, it is the innermost of them.
  @MainActor
  static func place(of view: UIView) -> SourcePlace? {
    guard let stack = view.origin else { return nil }
    return place(of: stack, initializersOf: classNames(of: view))
  }

  @MainActor
  private static func classNames(of view: UIView) -> [String] {
    // A custom mirror may not contain its classes.
    guard !(view is any CustomReflectable) else { return [String(reflecting: type(of: view))] }
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror, current.subjectType != UIView.self {
      names.append(String(reflecting: current.subjectType))
      mirror = current.superclassMirror
    }
    return names
  }

  private static func place(of stack: CallStack, initializersOf classes: [String]) -> SourcePlace? {
    var own: SourcePlace?
    for address in stack.addresses {
      guard let place = CallStack.place(of: address), isDevelopers(place.image) else { continue }
      for frame in frames(at: place) where isDevelopers(frame) {
        let name = plainName(of: frame.function)
        let found = SourcePlace(
          file: fileID(path: frame.path, symbol: frame.function, name: name), line: lineNumber(of: frame),
          path: frame.path)
        if isInitializer(name, of: classes) {
          own = own ?? found
        } else {
          return found
        }
      }
    }
    return own
  }

  private static func isDevelopers(_ image: String) -> Bool {
    if image.isEmpty { return true }
    if image == ownImage { return false }
    let name = image.split(separator: "/").last ?? ""
    return !systemLibraries.contains { name.hasPrefix($0) }
  }

  /// Returns the line of a call. The calls of properties' initial values (`let title = UILabel()`) have no line of
  /// their own, so that the line of the initializer is used.
  private static func lineNumber(of frame: Symbolizer.Frame) -> Int {
    frame.line > 0 ? frame.line : frame.startLine ?? 0
  }

  private static func isDevelopers(_ frame: Symbolizer.Frame) -> Bool {
    guard lineNumber(of: frame) > 0, frame.path.hasPrefix("/"), !frame.path.contains("/swift-generated-sources/") else {
      return false
    }
    return !ownSources.contains { frame.path.hasPrefix($0) }
  }

  /// Returns whether a function is an initializer of one of some classes: `Profile.ProfileView.init(frame: …) -> …` is
  /// one of `Profile.ProfileView`.
  static func isInitializer(_ name: String, of classes: [String]) -> Bool {
    let name = withoutContexts(name)
    return classes.map(withoutContexts).contains {
      name.hasPrefix("\($0).init(") || name.hasPrefix("\($0).__allocating_init(")
    }
  }

  /// Returns a name without contexts. Private types have the form `(Name in _5B3F…)` in symbols and `(unknown context
  /// at $55d…).Name` in reflection.
  private static func withoutContexts(_ name: String) -> String {
    // The regular expressions are created at each call.
    guard name.contains("(unknown context at ") || name.contains(" in _") else { return name }
    return name.replacing(#/\(unknown context at [^)]*\)\./#, with: "").replacing(#/\((\w+) in [^)]*\)/#) { $0.1 }
  }

  /// Returns the file ID. The module is that in the function's symbol, or that of the extension.
  static func fileID(path: String, symbol: String, name: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    if name.contains("(extension in "), let extended = name.firstMatch(of: #/\(extension in (\w+)\):/#) {
      return "\(extended.1)/\(file)"
    }
    guard symbol.hasPrefix("$s") else { return file }
    let rest = symbol.dropFirst(2)
    let digits = rest.prefix(while: \.isNumber)
    guard let count = Int(digits), !digits.hasPrefix("0"), rest.count >= digits.count + count else { return file }
    return "\(rest.dropFirst(digits.count).prefix(count))/\(file)"
  }

  private static func frames(at place: CallStack.Place) -> [Symbolizer.Frame] {
    known.withLock { known in
      if let frames = known.frames[place] { return frames }
      if known.symbolizer == nil, !known.isMissing {
        known.symbolizer = Symbolizer()
        known.isMissing = known.symbolizer == nil
      }
      guard let frames = known.symbolizer?.frames(at: place) else {
        known.isMissing = true
        known.symbolizer = nil
        return []
      }
      known.frames[place] = frames
      return frames
    }
  }

  private static func plainName(of symbol: String) -> String {
    known.withLock { known in
      if let name = known.names[symbol] { return name }
      let name = CallStack.plainName(of: symbol) ?? symbol
      known.names[symbol] = name
      return name
    }
  }
}
