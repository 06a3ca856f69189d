import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIStepper", .ownHosts)
struct UIStepperTests {
  private typealias Pixel = TestPixels.Pixel
  private let screen: ControlTestScreen
  private let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 1, height: 1))
  private let minus = CGPoint(x: 120, y: 116)
  private let plus = CGPoint(x: 170, y: 116)

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
    screen.show(stepper)
  }

  private func record() -> () -> [Double] {
    var values: [Double] = []
    stepper.addAction(UIAction { [stepper] _ in values.append(stepper.value) }, for: .valueChanged)
    return { values }
  }

  @Test("a stepper is 94 x 32 points large, whatever it is told")
  func size() {
    #expect(stepper.frame == CGRect(x: 100, y: 100, width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
  }

  @Test("the defaults are the documented ones")
  func defaults() {
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1 && stepper.value == 0)
    #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
  }

  @Test("taps step up and down, and stop at the ends")
  func tapping() {
    stepper.maximumValue = 5
    stepper.stepValue = 2
    let values = record()
    for point in [plus, plus, plus, plus, minus, minus] { HostFinger(down: point, in: screen.window).lift() }
    #expect(values() == [2, 4, 5, 3, 1])
    HostFinger(down: minus, in: screen.window).lift()
    HostFinger(down: minus, in: screen.window).lift()
    #expect(values() == [2, 4, 5, 3, 1, 0])
  }

  @Test("a wrapping stepper goes on at the other end")
  func wrapping() {
    stepper.wraps = true
    let values = record()
    HostFinger(down: minus, in: screen.window).lift()
    HostFinger(down: plus, in: screen.window).lift()
    #expect(values() == [100, 0])
  }

  @Test("a value is moved into the range")
  func clamping() {
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    stepper.minimumValue = -5
    stepper.value = -6
    #expect(stepper.value == -5)
  }

  @Test("holding goes on after half a second, ten steps a second, by the host's clock")
  func repeating() {
    let start = AppHost.current.clock.now
    defer { AppHost.current.clock.now = start }
    let finger = HostFinger(down: plus, in: screen.window)
    #expect(stepper.value == 1)
    AppHost.current.clock.now = start + 0.45
    finger.move(to: plus)
    #expect(stepper.value == 1)
    AppHost.current.clock.now = start + 0.95
    finger.lift()
    #expect(stepper.value == 6)
  }

  @Test("without autorepeat holding makes one step")
  func noRepeat() {
    let start = AppHost.current.clock.now
    defer { AppHost.current.clock.now = start }
    stepper.autorepeat = false
    let finger = HostFinger(down: plus, in: screen.window)
    AppHost.current.clock.now = start + 5
    finger.lift()
    #expect(stepper.value == 1)
  }

  @Test("a stepper that is not continuous sends once, when the finger is lifted")
  func discrete() {
    let start = AppHost.current.clock.now
    defer { AppHost.current.clock.now = start }
    stepper.isContinuous = false
    let values = record()
    let finger = HostFinger(down: plus, in: screen.window)
    AppHost.current.clock.now = start + 0.75
    finger.move(to: plus)
    #expect(values().isEmpty)
    finger.lift()
    #expect(values() == [4])
  }

  @Test("at the end of the range a half is drawn faint")
  func looks() {
    var pixels = screen.pixels(of: stepper, scale: 2)
    let disabled = pixels[46, 32].alpha
    stepper.value = 50
    pixels = screen.pixels(of: stepper, scale: 2)
    #expect(pixels[46, 32] == Pixel(0, 0, 0))
    #expect(disabled < 120 && disabled > 60)
    #expect(pixels[142, 32] == Pixel(0, 0, 0))
    #expect(pixels[142, 24] == Pixel(0, 0, 0))
    #expect(pixels[46, 24].alpha == 31)
  }

  @Test("in a right-to-left interface plus is at the left")
  func mirrored() {
    stepper.semanticContentAttribute = .forceRightToLeft
    HostFinger(down: minus, in: screen.window).lift()
    #expect(stepper.value == 1)
  }

  @Test("images take the places of plus and minus")
  func images() throws {
    let image = try UIImage.picture(Array(repeating: "RRRR", count: 4)).withRenderingMode(.alwaysOriginal)
    stepper.setIncrementImage(image, for: .normal)
    #expect(stepper.incrementImage(for: .highlighted) === image)
    #expect(screen.pixels(of: stepper)[70, 16] == Pixel(255, 0, 0))
  }
}
