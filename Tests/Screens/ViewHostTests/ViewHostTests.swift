import Foundation
import QuartzCore
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("ViewHost", .ownHosts)
struct ViewHostTests {
  @Test("the screen has the device's size, scale and traits")
  func screen() throws {
    var surroundings = HostEnvironment()
    surroundings.style = .dark
    let host = ViewHost(device: try Device.named("iPhone SE"), surroundings: surroundings)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(UIScreen.main.scale == 2)
    #expect(host.window.traitCollection.userInterfaceStyle == .dark)
    #expect(host.window.traitCollection.horizontalSizeClass == .compact)
    #expect(UIApplication.shared.windows == [host.window])
  }

  @Test("colors resolved outside any view are those of the device's appearance")
  func currentTraits() {
    var surroundings = HostEnvironment()
    surroundings.style = .dark
    let host = ViewHost(surroundings: surroundings)
    #expect(UIColor.label.cgColor.components == [1, 1, 1, 1])
    host.set(HostEnvironment())
    #expect(UIColor.label.cgColor.components == [0, 0, 0, 1])
  }

  @Test("hosts begin at the date of their scope, and go on from it by their own time")
  func dates() {
    HostScope.current.base.userInterface.date.atStart = Date(timeIntervalSince1970: 1_749_462_060)
    let host = ViewHost()
    #expect(UIDatePicker().date == Date(timeIntervalSince1970: 1_749_462_060))
    host.advance(by: 60)
    #expect(UIDatePicker().date == Date(timeIntervalSince1970: 1_749_462_120))
  }

  @Test("a controller's view fills the screen and has its safe area")
  func controller() {
    let host = ViewHost()
    let controller = UIViewController()
    host.show(controller)
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(UIApplication.shared.keyWindow === host.window)
  }

  @Test("a view without constraints of its own fills the screen")
  func fills() {
    let view = UIView()
    ViewHost().show(view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("a view of a fixed size lies in the middle of the screen")
  func fixed() {
    let view = UIView()
    ViewHost().show(view, sizing: .fixed(CGSize(width: 93, height: 52)))
    #expect(view.frame == CGRect(x: 150, y: 400, width: 93, height: 52))
  }

  @Test("turning the device turns size, safe area and size classes")
  func turn() throws {
    let host = ViewHost()
    let controller = UIViewController()
    host.show(controller)
    host.set(host.device.held(.landscape))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(controller.traitCollection.verticalSizeClass == .compact)
  }

  @Test("a change of appearance reaches views, controllers and their drawing")
  func dark() throws {
    let host = ViewHost()
    let view = UIView()
    view.backgroundColor = .systemBackground
    host.show(view, sizing: .fixed(CGSize(width: 10, height: 10)))
    #expect(try host.picture(of: view).pixel(x: 5, y: 5) == .init(red: 255, green: 255, blue: 255))
    var surroundings = HostEnvironment()
    surroundings.style = .dark
    host.set(surroundings)
    #expect(try host.picture(of: view).pixel(x: 5, y: 5) == .init(red: 0, green: 0, blue: 0))
  }

  @Test("a picture with no pixel, or too many, is an error")
  func pictureSizes() {
    let host = ViewHost()
    let view = UIView()
    host.show(view, sizing: .fixed(.zero))
    #expect(throws: PictureSizeError.self) { try host.picture(of: view) }
    host.show(view, sizing: .fixed(CGSize(width: 1e6, height: 1e6)))
    let error = #expect(throws: PictureSizeError.self) { try host.picture(of: view) }
    #expect(error?.description == "cannot create a picture of 1000000 x 1000000 points at 3x")
  }

  @Test("a dump holds classes, frames, texts, identifiers and what is unusual")
  func dump() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UILabel(frame: CGRect(x: 10, y: 5.5, width: 80, height: 20))
    label.text = "line one\nline two"
    label.accessibilityIdentifier = "title"
    label.isHidden = true
    root.addSubview(label)
    root.backgroundColor = .red
    let dump = ViewDump(of: root)
    #expect(
      dump.text == """
        UIView (0, 0, 100, 50) background #FF0000
          UILabel (10, 5.5, 80, 20) "line one\\nline two" #title [hidden]

        """)
    let json = try dump.json()
    #expect(json.contains("\"class\" : \"UILabel\""))
    #expect(json == (try ViewDump(of: root).json()))
  }

  @Test("pictures of the same view have the same bytes")
  func deterministic() throws {
    func png() throws -> [UInt8] {
      let view = UILabel()
      view.text = "Same bytes"
      let host = ViewHost()
      host.show(view, sizing: .fitting)
      return try host.picture().png()
    }
    #expect(try png() == png())
  }
}
