import Foundation
import InterfaceBuilder
import Testing

@testable import StoryboardConversion

@Suite struct ReferencedStoryboardsTests {
  private func storyboard(_ references: String, path: String) -> Document {
    ConversionFixtures.document(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes><scene sceneID="s"><objects>\(references)</objects></scene></scenes></document>
      """, path: path)
  }

  @Test func whatIsConvertedTooIsThereAndTheRestStoodInFor() throws {
    let main = storyboard(
      #"<viewControllerPlaceholder storyboardName="Chat" referencedIdentifier="A &amp; &quot;B&quot;" id="p"/>"#,
      path: "/app/Main.storyboard")
    let other = storyboard(
      #"<viewControllerPlaceholder storyboardName="Main" id="p"/>"#, path: "/app/Base.lproj/Other.storyboard")
    let found = ReferencedStoryboards([main, other])
    #expect(found.files == ["Main": "/app/Main.storyboard"])
    #expect(found.placeholders.keys.sorted() == ["Chat"])
    let chat = try Document(data: Data(try #require(found.placeholders["Chat"]).utf8), path: "Chat.storyboard")
    #expect(chat.initialViewController?.kind == .viewController)
    #expect(chat.viewController(identifier: #"A & "B""#)?.kind == .viewController)
  }

  @Test(arguments: ["../up", "/etc/passwd", "", ".hidden"])
  func aNameThatIsNoFilesIsNotWritten(name: String) {
    let main = storyboard(
      #"<viewControllerPlaceholder storyboardName="\#(name)" id="p"/>"#, path: "/app/Main.storyboard")
    #expect(ReferencedStoryboards([main]).placeholders.isEmpty)
  }
}
