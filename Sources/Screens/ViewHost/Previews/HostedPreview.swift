import UIKit

/// A `#Preview` of the program's modules that a host can show.
@MainActor
public struct HostedPreview {
  /// What to call it: the name it was given, else one after its file.
  public let name: String

  /// The module that declares it.
  public let module: String

  /// The module and file, as in "Examples/ProfileView.swift".
  public let fileID: String

  /// The line in the file.
  public let line: Int

  /// What it is, where it is no `#Preview`: "controller", "view", "scene".
  package let kind: String

  private let preview: Preview

  /// Something to show that is no `#Preview`.
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

  /// Returns the file that its author knows: projects' files are compiled as copies where something in them was
  /// rewritten or left out.
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

  /// Every `#Preview` of the modules linked into the program, in the order of modules, files and lines.
  public static var all: [HostedPreview] { RegisteredPreview.all.map(HostedPreview.init) }

  /// Returns the preview of a name; where several have it, the first. "Module/name" tells them apart.
  ///
  /// - Throws: ``UnknownNameError`` with the names nearest to it.
  public static func named(_ name: String) throws(UnknownNameError) -> HostedPreview {
    try named(name, among: all)
  }

  /// Returns the preview of a name among those given, as ``named(_:)`` finds it.
  package static func named(
    _ name: String, among previews: [HostedPreview]
  ) throws(UnknownNameError) -> HostedPreview {
    if let exact = previews.first(where: { $0.name == name || "\($0.module)/\($0.name)" == name }) { return exact }
    let key = NearMatch.normalized(name)
    let alike = previews.filter { NearMatch.normalized($0.name) == key }
    if let only = alike.first, alike.count == 1 { return only }
    throw UnknownNameError(kind: "preview", name: name, known: previews.map(\.name))
  }

  /// How the preview wants the device held, where its traits say so.
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

  /// How large the preview's traits make its view.
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

  /// Makes the view or controller anew and shows it on a host.
  ///
  /// - Parameters:
  ///   - host: the host. It is turned where the preview's traits ask for it.
  ///   - size: a size of the view in points that goes before the traits'. Default: none.
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
