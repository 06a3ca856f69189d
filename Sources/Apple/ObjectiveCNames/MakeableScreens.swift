import UIKit

/// The controllers and views of a project that can be created without values of the app. Code that is generated from
/// the project's sources registers them, and tools display them.
///
/// The registry is shared by the process, because classes are independent of hosts.
@_spi(Host)
@MainActor
public enum MakeableScreens {
  /// A registered screen.
  public struct Screen {
    public let name: String
    public let module: String
    public let file: String
    /// The kind: "controller", "view", or "preview" for the content of a SwiftUI preview.
    public let kind: String
    /// Creates a view or a controller.
    public let make: @MainActor () -> UIResponder
  }

  /// All registered screens, in order.
  public private(set) static var all: [Screen] = []

  public static func add(
    _ name: String, module: String, file: String, kind: String, _ make: @escaping @MainActor () -> UIResponder
  ) {
    all.append(Screen(name: name, module: module, file: file, kind: kind, make: make))
  }
}
