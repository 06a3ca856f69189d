import UIKit

/// The controllers and views of a project that can be made without values that only its app has: code that is made from the project's
/// sources tells of them, and tools show them.
///
/// A program's classes are the process's, whatever host shows them.
@_spi(Host)
@MainActor
public enum MakeableScreens {
  /// One of them.
  public struct Screen {
    public let name: String
    public let module: String
    public let file: String
    /// "controller", "view", or "preview" for what a preview of SwiftUI's wraps.
    public let kind: String
    /// Makes a view or a controller.
    public let make: @MainActor () -> UIResponder
  }

  /// All that were told of, in their order.
  public private(set) static var all: [Screen] = []

  public static func add(
    _ name: String, module: String, file: String, kind: String, _ make: @escaping @MainActor () -> UIResponder
  ) {
    all.append(Screen(name: name, module: module, file: file, kind: kind, make: make))
  }
}
