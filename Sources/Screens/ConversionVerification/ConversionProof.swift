import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit
import ViewHost

/// A comparison of converted code with its file. Both are instantiated, displayed on the same screens, and compared
/// view by view and pixel by pixel.
@MainActor
package struct ConversionVerification {
  private let list: ConversionList
  private var documents: [String: NibFile] = [:]
  /// The maximum number of reported differences of a class.
  private static let most = 12

  /// The folder for pictures of differences, or nil for none.
  private let pictures: URL?

  package init(_ list: ConversionList, pictures: URL? = nil) {
    self.list = list
    self.pictures = pictures
  }

  package var count: Int { list.entries.count }

  /// The number of screens on which classes are compared.
  package static var screenCount: Int { VerificationScreen.matrix.count }

  /// Compares an entry with its file.
  ///
  /// - Parameter onlyCounts: Whether the converted class is not instantiated, and all views of its file are counted as
  ///   unequal.
  package mutating func prove(_ number: Int, onlyCounts: Bool = false) -> VerificationResult {
    let entry = list.entries[number]
    var result = VerificationResult(file: entry.file, scene: entry.scene, object: entry.object, name: entry.name)
    guard let file = file(entry.file), let description = Self.object(entry.object, in: file.document) else {
      result.notes.append("cannot read the original")
      return result
    }
    for screen in VerificationScreen.matrix {
      if let make = entry.make, !onlyCounts {
        let shown = compare(make, file, description, on: screen, &result)
        if let (original, converted) = shown, original.pixels != converted.pixels {
          save(original, "\(entry.name), \(screen.name), file")
          save(converted, "\(entry.name), \(screen.name), code")
        }
      } else {
        count(file, description, on: screen, &result)
      }
    }
    if result.notes.count > Self.most {
      result.notes = Array(result.notes.prefix(Self.most)) + ["\(result.notes.count - Self.most) more"]
    }
    return result
  }

  private mutating func file(_ path: String) -> NibFile? {
    if let known = documents[path] { return known }
    guard let document = try? Document(path: path) else { return nil }
    let file = NibFile(document, bundle: .main)
    documents[path] = file
    return file
  }

  /// Returns an object by its id, or by its line if it has none.
  private static func object(_ id: String, in document: Document) -> Object? {
    if let found = document.object(id) { return found }
    return document.allObjects.first { "\($0.position.line)" == id }
  }

  // MARK: - Both sides

  private func compare(
    _ make: @escaping @MainActor () -> UIResponder, _ file: NibFile, _ description: Object,
    on screen: VerificationScreen,
    _ result: inout VerificationResult
  ) -> (Shown, Shown)? {
    let size = Self.size(of: description, on: screen)
    let isInList = Self.isInList(description)
    var isController = false
    let converted = Shown(on: screen, size: size, isInList: isInList) {
      let made = make()
      isController = made is UIViewController
      return made
    }
    let original = Shown(on: screen, size: size, isInList: isInList) {
      let made = Self.original(file, description)
      // A controller displays the view on both sides, because its owner assigns it to a controller.
      guard isController, let view = made as? UIView else { return made }
      // The container positions the view of a controller, also in code.
      view.translatesAutoresizingMaskIntoConstraints = true
      let controller = UIViewController()
      controller.view = view
      return controller
    }
    result.screens += 1
    guard let original, let converted else {
      result.views += max(1, original?.record.count ?? 0)
      result.notes.append(
        "\(screen.name): \(original == nil ? "the file" : "the converted code") shows no view")
      return nil
    }
    var differences = Differences(screen: screen.name)
    differences.compare(original.record, converted.record, at: original.record.className)
    if original.fitting != converted.fitting {
      differences.notes.append("\(screen.name): the fitting size is \(converted.fitting), expected \(original.fitting)")
    }
    result.views += differences.views
    result.equalFrames += differences.equalFrames
    if original.pixels == converted.pixels {
      result.equalScreens += 1
    } else {
      differences.notes.insert("\(screen.name): the pixels differ", at: 0)
    }
    result.notes += differences.notes
    return (original, converted)
  }

  private func save(_ shown: Shown, _ name: String) {
    guard let pictures else { return }
    let file = pictures.appending(path: "\(name).png").path(percentEncoded: false)
    // A failure to write the picture does not affect the result.
    try? shown.picture.write(to: file)
  }

  /// Counts the views of the file, of which none is equal.
  private func count(
    _ file: NibFile, _ description: Object, on screen: VerificationScreen, _ result: inout VerificationResult
  ) {
    let (size, isInList) = (Self.size(of: description, on: screen), Self.isInList(description))
    let shown = Shown(on: screen, size: size, isInList: isInList) { Self.original(file, description) }
    result.views += max(1, shown?.record.count ?? 0)
    result.screens += 1
  }

  /// Returns whether a view is a row or an item of a list, which are displayed below the bars.
  private static func isInList(_ description: Object) -> Bool {
    switch description.kind {
    case .tableViewCell, .collectionViewCell, .tableViewHeaderFooterView, .collectionReusableView: true
    default: false
    }
  }

  /// Returns the size of a view that does not fill the screen: its saved width, or the width of the screen if it was
  /// saved with that of one, and the row height of the table for a row.
  private static func size(of description: Object, on screen: VerificationScreen) -> CGSize? {
    guard description.kind?.category != .controller else { return nil }
    let saved = description.frame ?? Rect(x: 0, y: 0, width: 320, height: 100)
    let width = saved.width >= 300 ? Double(screen.device.size.width) : saved.width
    var height = saved.height
    if description.kind == .tableViewCell, let row = description[TableViewCellElement.rowHeight], row > 0 {
      height = row
    }
    return CGSize(width: max(1, min(2_000, width)), height: max(1, min(3_000, height)))
  }

  private static func original(_ file: NibFile, _ description: Object) -> UIResponder? {
    if file.document.kind == .storyboard, description.kind?.category == .controller {
      return UIStoryboard(file: file, policy: VerificationPolicy()).instantiate(description)
    }
    let nib = NibInstantiation(file, traits: .current, policy: VerificationPolicy())
    let made: UIResponder? =
      description.kind?.category == .controller ? nib.controller(description) : nib.view(description)
    nib.finish()
    return made
  }
}

/// One of the two sides on a screen.
@MainActor
private struct Shown {
  let record: ViewRecord
  let picture: Picture
  let pixels: [UInt8]
  let fitting: CGSize

  init?(on screen: VerificationScreen, size: CGSize?, isInList: Bool, _ make: () -> UIResponder?) {
    let host = ViewHost(device: screen.device, surroundings: screen.surroundings)
    let view: UIView? = host.run {
      switch make() {
      case let controller as UIViewController:
        host.show(controller)
        return controller.view
      case let view as UIView:
        Self.show(view, size: size ?? screen.device.size, isInList: isInList, in: host)
        return view
      default: return nil
      }
    }
    guard let view else { return nil }
    if screen.doublesTexts {
      host.run { _ = LongTexts().double(in: view) }
    }
    host.update()
    record = host.run { ViewRecord(view) }
    fitting = host.run {
      let width = size?.width ?? screen.device.size.width
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: (fitting.width * 8).rounded() / 8, height: (fitting.height * 8).rounded() / 8)
    }
    host.update()
    guard let picture = try? host.picture() else { return nil }
    self.picture = picture
    pixels = picture.image.withPixels { pixels, bytesPerRow in
      Array(UnsafeBufferPointer(start: pixels, count: bytesPerRow * picture.image.height))
    }
  }

  private static func show(_ view: UIView, size: CGSize, isInList: Bool, in host: ViewHost) {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    view.frame = CGRect(origin: .zero, size: size)
    controller.view.addSubview(view)
    host.show(controller)
    if isInList { view.frame.origin.y = controller.view.safeAreaInsets.top }
  }
}

/// The policy of loading nibs for comparisons. Classes of the project are UIKit's, as in the program of the converted
/// code.
private struct VerificationPolicy: NibPolicy {
  let app = AppNibPolicy()
  let makesCustomClasses = false
  var makesAbsentObjects: Bool { app.makesAbsentObjects }
  var hasPlaceholderConstraints: Bool { app.hasPlaceholderConstraints }
  var asksCellsForSizes: Bool { app.asksCellsForSizes }

  func controllerClass(_ base: UIViewController.Type) -> UIViewController.Type {
    base == UICollectionViewController.self ? VerificationCollectionController.self : base
  }

  func activationOrder(of constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] { constraints }
  func placeholder(for image: ImageReference, in document: Document) -> UIImage? { nil }

  func titlesAskForHeight(in style: UITableView.Style, headerHeight: Double?) -> Bool {
    app.titlesAskForHeight(in: style, headerHeight: headerHeight)
  }

  func fill(_ table: UITableView, from decoder: NibDecoder) { app.fill(table, from: decoder) }
  func fill(_ collection: UICollectionView, from decoder: NibDecoder) { app.fill(collection, from: decoder) }
}
