import Foundation
import Testing
import UIKit

@MainActor
@Suite("Backgrounds of views from Interface Builder files")
struct NibBackgroundTests {
  init() { StandardScreen.make() }

  private func load(_ element: String, _ color: String) throws -> UIView {
    try #require(
      NibText.load(
        """
        <\(element) id="list"><rect key="frame" x="0" y="0" width="100" height="100"/>\(color)
        \(element == "collectionView" ? #"<collectionViewFlowLayout key="collectionViewLayout" id="l"/>"# : "")
        </\(element)>
        """
      ).first as? UIView)
  }

  @Test("a list has the color that its file gives it", arguments: ["tableView", "collectionView", "textView"])
  func given(element: String) throws {
    let view = try load(
      element,
      #"<color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    )
    #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test("a list whose file says that it has none has none", arguments: ["tableView", "collectionView", "textView"])
  func none(element: String) throws {
    #expect(try load(element, #"<nil key="backgroundColor"/>"#).backgroundColor == nil)
  }

  @Test("a list whose file says nothing has the system's", arguments: ["tableView", "collectionView", "textView"])
  func absent(element: String) throws {
    #expect(try load(element, "").backgroundColor == .systemBackground)
  }

  @Test("a class of UIKit's that a file names for a plain view is made")
  func ownClass() throws {
    let views = NibText.load(
      #"<view customClass="UITextView" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/></view>"#)
    #expect(views.first is UITextView)
  }
}
