import SwiftUI
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Debugging", .ownHosts)
struct DebugTests {
  struct A: View {
    @Environment(\.editMode) var mode
    var body: some View {
      let _ = print("BODY", mode?.wrappedValue as Any)
      Text("x")
    }
  }
  @Test func edit() throws {
    let shown = Shown(NavigationStack { List { A(); Text("Row 1").contextMenu { Button("Take") {} } }.toolbar { EditButton() } })
    try shown.tap("Edit", 1)
    print("WORDS", shown.words)
    let v = shown.all(UILabel.self).first { $0.text == "Row 1" }!
    var w: UIView? = v
    while let x = w { print(type(of: x), x.frame, x.gestureRecognizers?.count as Any, x.interactions.count); w = x.superview }
    print("HIT", shown.window.hitTest(v.convert(CGPoint(x: 5, y: 5), to: nil), with: nil) as Any)
    try shown.host.longPress(.text("Row 1"))
    print("MENU", shown.host.menuTitles)
    let other = Shown(VStack { Text("Row 2").contextMenu { Button("Take") {} } })
    try other.host.longPress(.text("Row 2"))
    print("MENU", other.host.menuTitles)
    let third = Shown(ScrollView { Text("Row 2").contextMenu { Button("Take") {} } })
    try third.host.longPress(.text("Row 2"))
    print("MENU", third.host.menuTitles)
  }
}
