import Foundation
import InterfaceBuilder

/// The contents of an Interface Builder file, read once, from which objects can be made again and again.
///
/// Here the file is a `.xib` as it lies in the project, among the bundle's resources. Custom classes are found by their module
/// and name; outlets, actions and inspectable values of custom classes need their names exposed, since nothing has an
/// Objective-C runtime to ask.
///
/// - Source: developer.apple.com/documentation/uikit/uinib
@preconcurrency @MainActor
open class UINib: NSObject {
  private enum Source {
    case named(String, Bundle)
    case read(NibFile)
  }

  private final var source: Source

  /// Creates a nib of a bundle, which is read when it is first used.
  ///
  /// - Parameters:
  ///   - name: the file's name without `.xib`.
  ///   - bundleOrNil: where it lies; `nil` for the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .named(name, bundleOrNil ?? .main)
    super.init()
  }

  /// Creates a nib from a file's content. Content that is no Interface Builder file stops the program when it is used.
  ///
  /// - Parameter bundleOrNil: where images and colors of a name are looked up; `nil` for the main bundle.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    do {
      let file = NibFile(try Document(data: data, path: "data"), bundle: bundleOrNil ?? .main)
      file.tellFindings()
      source = .read(file)
    } catch {
      fatalError("UINib(data:bundle:): \(error)")
    }
    super.init()
  }

  /// Returns the nib of that name, if a bundle has one.
  static func existing(_ name: String, in bundle: Bundle) -> UINib? {
    NibFile.path(of: name, kinds: fileKinds, in: bundle, idiom: UITraitCollection.current.userInterfaceIdiom) == nil
      ? nil : UINib(nibName: name, bundle: bundle)
  }

  private static let fileKinds = ["xib"]

  /// What messages call the nib.
  final var name: String {
    switch source {
    case .named(let name, _): name
    case .read(let file): (file.name as NSString).deletingPathExtension
    }
  }

  init(file: NibFile) {
    source = .read(file)
    super.init()
  }

  /// Makes the nib's objects and connects them.
  ///
  /// - Parameters:
  ///   - ownerOrNil: what the file calls its owner. Its outlets are set.
  ///   - optionsOrNil: ``UINib/OptionsKey/externalObjects`` has objects for the file's other placeholders, by their
  ///     identifiers.
  /// - Returns: the top-level objects in the order of the file.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let file = readFile()
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    let nib = NibInstantiation(file, traits: .current)
    nib.place(ownerOrNil as? NSObject, for: file.document.filesOwner)
    for object in file.document.objects {
      guard let identifier = object[PlaceholderElement.placeholderIdentifier] else { continue }
      nib.place(external[identifier] as? NSObject, for: object)
    }
    let objects = file.document.topLevelObjects.compactMap { nib.object($0) }
    let owner = ownerOrNil as? NSObject
    nib.finish(owner: file.document.filesOwner.flatMap { description in owner.map { (description, $0) } })
    nib.tell()
    return objects
  }

  private func readFile() -> NibFile {
    switch source {
    case .read(let file): return file
    case .named(let name, let bundle):
      do {
        let idiom = UITraitCollection.current.userInterfaceIdiom
        guard let file = try NibFile.find(name, kinds: Self.fileKinds, in: bundle, idiom: idiom) else {
          fatalError("Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
        }
        source = .read(file)
        return file
      } catch {
        fatalError("Could not load NIB '\(name)': \(error)")
      }
    }
  }
}

extension UINib {
  /// Options of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A dictionary of objects for placeholders of the file, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes the objects of a `.xib` of the bundle and connects them. See ``UINib``, which reads the file once only.
  ///
  /// - Parameters:
  ///   - name: the file's name without `.xib`. A file that is not there stops the program, as on iOS.
  ///   - owner: what the file calls its owner.
  /// - Returns: the top-level objects in the order of the file.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
