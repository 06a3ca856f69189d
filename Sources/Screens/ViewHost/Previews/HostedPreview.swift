import UIKit

/// A `#Preview` of the program's modules that a host can display.
@MainActor
public struct HostedPreview {
  /// The name: the given one or one from its file.
  public let name: String

  /// The module of the preview.
  public let module: String

  /// The module and the file, such as "Examples/ProfileView.swift".
  public let fileID: String

  /// The line in the file.
  public let line: Int

  /// The kind of a stand-in for a `#Preview`: "controller", "view", "scene".
  package let kind: String

  private let preview: Preview

  /// Creates a stand-in for a `#Preview`.
  package init(
    kind: String, name: String, module: String, file: String, make: @escaping @MainActor () -> UIResponder
  ) {
    self.kind = kind
    self.name = name
    self.module = module
    fileID = file
    line = 1
    preview = Preview(name, making: make)
  }

  /// Returns the author's file, since projects' files are compiled as copies if they were changed.
  nonisolated package static func authorsFile(_ fileID: String) -> String {
    for ending in [".rewritten.swift", ".stubbed.swift"] where fileID.hasSuffix(ending) {
      return fileID.dropLast(ending.count) + ".swift"
    }
    return fileID
  }

  init(_ registered: RegisteredPreview) {
    kind = "preview"
    name = registered.title
    module = registered.module
    fileID = HostedPreview.authorsFile(registered.fileID)
    line = registered.line
    preview = registered.preview
  }

  /// The previews in all modules of the program, in the order of modules, files and lines.
  public static var all: [HostedPreview] { RegisteredPreview.all.map(HostedPreview.init) }

  /// Returns the preview with a name, the first one of several. "Module/name" distinguishes them.
  ///
  /// - Throws: An ``UnknownNameError`` with the most similar names.
  public static func named(_ name: String) throws(UnknownNameError) -> HostedPreview {
    try named(name, among: all)
  }

  /// Returns the preview with a name among the given ones, the same as ``named(_:)``.
  package static func named(
    _ name: String, among previews: [HostedPreview]
  ) throws(UnknownNameError) -> HostedPreview {
    if let exact = previews.first(where: { $0.name == name || "\($0.module)/\($0.name)" == name }) { return exact }
    let key = NearMatch.normalized(name)
    let alike = previews.filter { NearMatch.normalized($0.name) == key }
    if let only = alike.first, alike.count == 1 { return only }
    throw UnknownNameError(kind: "preview", name: name, known: previews.map(\.name))
  }

  /// The orientation of the device that the preview's traits specify.
  public var orientation: Device.Orientation? {
    for trait in preview.traits.reversed() {
      if case .orientation(let orientation) = trait.kind {
        switch orientation {
        case .portrait, .portraitUpsideDown: return .portrait
        case .landscapeLeft, .landscapeRight: return .landscape
        }
      }
    }
    return nil
  }

  /// The size of the view that the preview's traits specify.
  public var sizing: Sizing {
    for trait in preview.traits.reversed() {
      switch trait.kind {
      case .deviceSized: return .screen
      case .sizeThatFits: return .fitting
      case .fixed(let size): return .fixed(size)
      case .orientation, .custom: continue
      }
    }
    return .screen
  }

  /// Creates the view or controller and displays it on a host.
  ///
  /// - Parameters:
  ///   - host: The host, which is rotated as the preview's traits specify.
  ///   - size: The size of the view in points, in place of that of the traits. Default: none.
  public func show(on host: ViewHost, size: CGSize? = nil) {
    if let orientation, orientation != host.device.orientation { host.set(host.device.held(orientation)) }
    let sizing = size.map(Sizing.fixed) ?? self.sizing
    switch host.run({ preview.makeContent() }) {
    case .view(let view):
      host.show(view, sizing: sizing)
    case .viewController(let controller):
      if sizing == .screen {
        host.show(controller)
      } else {
        host.show(controller, sizing: sizing)
      }
    }
  }
}
