import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

/// The independence of hosts in one process.
@Suite("Hosts side by side", .ownHosts)
@MainActor
struct SideBySideTests {
  /// A device with a user, and the passing of its time.
  private struct World {
    let device: Device
    let surroundings: HostEnvironment
    let step: Double
    let barColor: UIColor

    static func first() throws -> World {
      World(
        device: try .named("iPhone SE"), surroundings: HostEnvironment(), step: 0.05, barColor: .systemYellow)
    }

    static func second() throws -> World {
      var surroundings = HostEnvironment()
      surroundings.style = .dark
      surroundings.layoutDirection = .rightToLeft
      surroundings.contentSizeCategory = .accessibilityLarge
      surroundings.legibilityWeight = .bold
      return World(
        device: try .named("iPad Pro 11"), surroundings: surroundings, step: 0.07, barColor: .systemGreen)
    }
  }

  /// A host that performs a sequence of steps, and records the content of its screen.
  @MainActor
  private final class Day {
    let host: ViewHost
    private let world: World
    private let screen: LivelyScreen
    private var number = 0
    private(set) var pictures: [[UInt8]] = []
    /// The lines of text.
    private(set) var texts: [[String]] = []

    static let stepCount = 12

    init(_ world: World) {
      self.world = world
      host = ViewHost(device: world.device, surroundings: world.surroundings)
      screen = host.run { LivelyScreen() }
    }

    func step() throws {
      switch number {
      case 0:
        host.run { UINavigationBar.appearance().barTintColor = world.barColor }
        host.show(UINavigationController(rootViewController: screen))
      case 1: host.run { screen.animate() }
      case 3: try host.tap(text: "Name")
      case 4: try host.type("Ada")
      case 5: host.setKeyboard(height: 260)
      case 6: host.setKeyboard(height: nil)
      case 7: host.swipe(.up)
      case 8:
        let next = UIViewController()
        next.view.backgroundColor = world.barColor
        host.run { screen.navigationController?.pushViewController(next, animated: true) }
      case 10: host.rotate(to: .landscape)
      default: break
      }
      host.advance(by: world.step)
      pictures.append(try host.picture().png())
      texts.append(["\(Int((host.time * 1000).rounded())) ms"] + host.dump().text.components(separatedBy: "\n"))
      number += 1
      if number == Day.stepCount { screen.tearDown() }
    }
  }

  private func alone(_ world: World) throws -> Day {
    let day = Day(world)
    for _ in 0..<Day.stepCount { try day.step() }
    return day
  }

  @Test("what a pop-up button draws itself is as sharp as its screen, whichever screen was first")
  func popUpArrows() throws {
    for name in ["iPhone SE", "iPhone 15", "iPhone SE"] {
      let host = ViewHost(device: try .named(name))
      let button = host.run {
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(children: [UIAction(title: "Name") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
      }
      host.show(button, sizing: .fitting)
      let images = button.subviews.compactMap { ($0 as? UIImageView)?.image }
      let arrows = try #require(images.first)
      #expect(arrows.scale == host.device.scale, "\(name)")
    }
  }

  @Test("step by step in turn they draw the same bytes as each alone")
  func interleaved() throws {
    let (firstAlone, secondAlone) = (try alone(.first()), try alone(.second()))
    let (first, second) = (Day(try .first()), Day(try .second()))
    for _ in 0..<Day.stepCount {
      try first.step()
      try second.step()
    }
    for (day, alone) in [(first, firstAlone), (second, secondAlone)] {
      for number in 0..<Day.stepCount {
        let difference = zip(day.texts[number], alone.texts[number]).first { $0 != $1 }
        #expect(difference == nil, "\(day.host.device.name), step \(number)")
        #expect(day.texts[number].count == alone.texts[number].count, "\(day.host.device.name), step \(number)")
        // The pictures themselves are not compared, because a failure would print them.
        let isSame = day.pictures[number] == alone.pictures[number]
        #expect(isSame, "\(day.host.device.name), step \(number)")
      }
    }
    let count = Set(first.pictures).count
    #expect(count > 8)
  }

  @Test("one is not there for the other to find when it has gone")
  func gone() throws {
    weak var application: UIApplication?
    do {
      let host = ViewHost(device: try .named("iPad Pro 11"))
      host.show(UIViewController())
      application = UIApplication.shared
      #expect(UIScreen.main.bounds.size == host.device.size)
    }
    #expect(application == nil)
    #expect(UIScreen.main.bounds.width == 393 && UIApplication.shared.connectedScenes.isEmpty)
  }

  @Test("a view that was taken away while it was animated goes with its host")
  func animatedAndGone() throws {
    weak var box: UIView?
    do {
      let host = ViewHost(device: try .named("iPhone SE"))
      let controller = UIViewController()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      controller.view.addSubview(view)
      host.show(controller)
      host.run {
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        view.removeFromSuperview()
      }
      box = view
    }
    #expect(box == nil)
  }

  @Test("between calls statics answer for the latest, in `run` for the one that is named")
  func statics() throws {
    let first = ViewHost(device: try .named("iPhone SE"))
    let second = ViewHost(device: try .named("iPad Pro 11"))
    #expect(UIDevice.current.userInterfaceIdiom == .pad && UIScreen.main === second.window.screen)
    first.run {
      #expect(UIDevice.current.userInterfaceIdiom == .phone && UIScreen.main === first.window.screen)
      second.run { #expect(UIScreen.main === second.window.screen) }
      #expect(UIScreen.main === first.window.screen)
    }
    first.advance(by: 1)
    #expect(first.time == 1 && second.time == 0 && CACurrentMediaTime() == 0)
  }

  @Test("what is animated outside of any call belongs to the host that shows it")
  func animationsByTree() throws {
    let first = ViewHost(device: try .named("iPhone SE"))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let controller = UIViewController()
    controller.view.addSubview(box)
    first.show(controller)
    let second = ViewHost(device: try .named("iPad Pro 11"))
    first.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 100 }
    second.advance(by: 5)
    #expect(abs((box.layer.presentation()?.frame.minX ?? 0) - 0) < 0.01)
    first.advance(by: 0.5)
    #expect(abs((box.layer.presentation()?.frame.minX ?? 0) - 50) < 0.01)
  }

  @Test("what begins before there is a host goes on in the one that shows it")
  func begunBefore() throws {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let pulse = CABasicAnimation(keyPath: "opacity")
    (pulse.fromValue, pulse.toValue, pulse.duration) = (0.0, 1.0, 2.0)
    box.layer.add(pulse, forKey: "pulse")
    var fired = 0
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { fired += 1 }
    let before = ViewHost(device: try .named("iPhone SE"))
    let host = ViewHost(device: try .named("iPhone SE"))
    let controller = UIViewController()
    controller.view.addSubview(box)
    controller.view.addSubview(spinner)
    host.show(controller)
    let start = try host.picture(of: spinner).png()
    host.advance(by: 1)
    #expect(abs((box.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
    let hasTurned = try host.picture(of: spinner).png() != start
    #expect(hasTurned)
    before.advance(by: 1)
    withExtendedLifetime(before) {}
  }

  @Test("a host's call within what others have begun leaves that as it was")
  func calledInTheMiddle() throws {
    let host = ViewHost(device: try .named("iPhone SE"))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in
      dark.performAsCurrent {
        host.run {
          #expect(UITraitCollection.current.userInterfaceStyle == .light)
          #expect(UIGraphicsGetCurrentContext() == nil)
        }
        host.update()
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        #expect(UIGraphicsGetCurrentContext() != nil)
      }
    }
    #expect(image.size.width == 2)
  }

  private final class Listener: NSObject {
    var heard: [String] = []
  }

  @Test("what one host's app posts another's does not hear")
  func notifications() throws {
    let (first, second) = (ViewHost(), ViewHost())
    let listener = Listener()
    ViewHost.register(Selector(("hear:")), of: Listener.self) { listener, arguments in
      listener.heard.append((arguments.first as? Notification)?.name.rawValue ?? "")
      return nil
    }
    var keyboards = 0
    let token = first.run {
      NotificationCenter.default.addObserver(
        listener, selector: Selector(("hear:")), name: Notification.Name("Saved"), object: nil)
      return NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardDidShowNotification, object: nil, queue: .main
      ) { _ in MainActor.assumeIsolated { keyboards += 1 } }
    }
    second.run { NotificationCenter.default.post(name: Notification.Name("Saved"), object: nil) }
    second.setKeyboard(height: 300)
    #expect(listener.heard == [] && keyboards == 0)
    first.run { NotificationCenter.default.post(name: Notification.Name("Saved"), object: nil) }
    first.setKeyboard(height: 300)
    NotificationCenter.default.post(name: Notification.Name("Saved"), object: nil)
    #expect(listener.heard == ["Saved", "Saved"] && keyboards == 1)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("a URL, a battery and a menu are those of one device")
  func devices() throws {
    let (first, second) = (ViewHost(), ViewHost())
    first.setBattery(level: 0.5, state: .charging)
    first.schemesOfOtherApps = ["other"]
    first.run {
      UIDevice.current.isBatteryMonitoringEnabled = true
      #expect(UIDevice.current.batteryLevel == 0.5)
    }
    second.run {
      UIDevice.current.isBatteryMonitoringEnabled = true
      #expect(UIDevice.current.batteryLevel == -1)
    }
    #expect(second.schemesOfOtherApps.isEmpty)
  }
}
