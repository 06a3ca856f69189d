import Foundation
import InterfaceBuilder

/// The storyboards that scenes refer to by name, which must be beside the compared files: storyboards that are also
/// converted, and placeholders for others.
package struct ReferencedStoryboards {
  /// The existing files, by name.
  package private(set) var files: [String: String] = [:]
  /// The texts of placeholders for missing storyboards, by name. Each requested scene is a plain view controller.
  package private(set) var placeholders: [String: String] = [:]

  package init(_ documents: [Document]) {
    var names: [String: Set<String>] = [:]
    for document in documents where document.kind == .storyboard {
      for placeholder in document.scenes.compactMap(\.controller) where placeholder.kind == .viewControllerPlaceholder {
        guard let name = placeholder[ViewControllerPlaceholderElement.storyboardName], Self.isFileName(name) else {
          continue
        }
        let identifier = placeholder[ViewControllerPlaceholderElement.referencedIdentifier]
        names[name, default: []].formUnion(identifier.map { [$0] } ?? [])
      }
    }
    for document in documents where document.kind == .storyboard {
      let name = ((document.path as NSString).lastPathComponent as NSString).deletingPathExtension
      if names[name] != nil, files[name] == nil { files[name] = document.path }
    }
    for (name, identifiers) in names where files[name] == nil {
      placeholders[name] = Self.placeholder(identifiers.sorted())
    }
  }

  private static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && name.count <= 200 && !name.contains("/") && !name.contains("\0") && !name.hasPrefix(".")
  }

  private static func placeholder(_ identifiers: [String]) -> String {
    var scenes = [scene(0, attributes: "")]
    for (number, identifier) in identifiers.enumerated() {
      scenes.append(scene(number + 1, attributes: " storyboardIdentifier=\"\(escaped(identifier))\""))
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="controller0">
      <scenes>
      \(scenes.joined(separator: "\n"))
      </scenes>
      </document>

      """
  }

  private static func scene(_ number: Int, attributes: String) -> String {
    """
    <scene sceneID="scene\(number)"><objects>\
    <viewController id="controller\(number)"\(attributes) sceneMemberID="viewController">\
    <view key="view" contentMode="scaleToFill" id="view\(number)">\
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
    <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>\
    </viewController></objects></scene>
    """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
  }
}
