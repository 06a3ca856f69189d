import Foundation
import InterfaceBuilder

/// The contents of an Interface Builder file, which is read once and can be instantiated repeatedly.
///
/// The file is a `.xib` of the project, in the bundle's resources. Custom classes are found by their module and name.
/// Outlets, actions and inspectable properties of custom classes must be exposed by name, since there is no Objective-C
/// runtime.
///
/// - Source: developer.apple.com/documentation/uikit/uinib
@preconcurrency @MainActor
open class UINib: NSObject {
  private enum Source {
    case named(String, Bundle)
    case read(NibFile)
  }

  private final var source: Source

  /// Creates a nib of a bundle, which is read on first use.
  ///
  /// - Parameters:
  ///   - name: The name of the file without `.xib`.
  ///   - bundleOrNil: The bundle of the file; `nil` for the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .named(name, bundleOrNil ?? .main)
    super.init()
  }

  /// Creates a nib from the contents of a file. The program stops on first use if it isn't an Interface Builder file.
  ///
  /// - Parameter bundleOrNil: The bundle in which named images and colors are found; `nil` for the main bundle.
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

  /// Returns the nib with a name if the bundle contains it.
  static func existing(_ name: String, in bundle: Bundle) -> UINib? {
    NibFile.path(of: name, kinds: fileKinds, in: bundle, idiom: UITraitCollection.current.userInterfaceIdiom) == nil
      ? nil : UINib(nibName: name, bundle: bundle)
  }

  private static let fileKinds = ["xib"]

  /// The name of the nib in messages.
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

  /// Creates the nib's objects and connects them.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The file's owner, whose outlets are set.
  ///   - optionsOrNil: The options. ``UINib/OptionsKey/externalObjects`` contains objects for other placeholders of the
  ///     file, by identifier.
  /// - Returns: The top-level objects in the order of the file.
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
    // On iOS, the objects are autoreleased, so that a weak outlet of the owner keeps its view until the end of the turn.
    MainWork.add { withExtendedLifetime(objects) {} }
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
  /// The options of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A dictionary of objects for placeholders of the file, by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Creates the objects of a `.xib` of the bundle and connects them. See ``UINib``, which reads the file only once.
  ///
  /// - Parameters:
  ///   - name: The name of the file without `.xib`. As on iOS, the program stops if it doesn't exist.
  ///   - owner: The file's owner.
  /// - Returns: The top-level objects in the order of the file.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
