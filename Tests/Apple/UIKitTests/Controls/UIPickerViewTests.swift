import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIPickerView", .ownHosts)
struct UIPickerViewTests {
  private typealias Pixel = TestPixels.Pixel
  private let screen: ControlTestScreen
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  private let data = Data()

  @Test("in a picker without any room titles have finite frames")
  func noRoom() {
    picker.dataSource = data
    picker.delegate = data
    picker.frame = .zero
    picker.layoutIfNeeded()
    var views: [UIView] = [picker]
    while let view = views.popLast() {
      let frame = view.frame
      let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
      #expect(isFinite, "\(view)")
      views += view.subviews
    }
  }

  /// A data source with two wheels of ten and three rows.
  private final class Data: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [10, 3]
    var log: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(component)/\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component)/\(row)")
    }
  }

  /// A delegate with custom views of a custom size.
  private final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var made = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1000 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      if view == nil { made += 1 }
      let view = view ?? UIView()
      view.tag = row
      view.backgroundColor = row == 0 ? .red : .blue
      return view
    }
  }

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
    picker.dataSource = data
    picker.delegate = data
    screen.show(picker)
  }

  /// Waits for turning wheels to stop.
  private func settle() {
    HostTime.advance(AppHost.current, by: 0.3, frameRate: 60) { WindowFrame.make(for: screen.window) }
  }

  @Test("it is 320 x 216 points large, and wheels share the width as recorded")
  func sizes() {
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    // floor((320 - 18 - 5) / 2)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148, height: 32))
    data.counts = [1, 1, 1]
    picker.reloadAllComponents()
    #expect(picker.rowSize(forComponent: 0).width == 97)
  }

  @Test("numbers come from the data source, and selected rows are moved to those that there are")
  func selection() {
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 1) == 3)
    picker.selectRow(99, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 9)
    data.counts = [4, 0]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 3)
    #expect(picker.selectedRow(inComponent: 1) == -1)
    #expect(data.log.isEmpty)
  }

  @Test("a drag of a row's height turns the wheel by one row, and tells when the finger is lifted")
  func dragging() {
    let finger = HostFinger(down: CGPoint(x: 80, y: 108), in: screen.window)
    finger.move(to: CGPoint(x: 80, y: 60))
    #expect(data.log.isEmpty)
    finger.move(to: CGPoint(x: 80, y: 40))
    finger.lift()
    settle()
    #expect(data.log == ["0/2"])
    #expect(picker.selectedRow(inComponent: 0) == 2)
  }

  @Test("a drag beyond the last row comes back to it")
  func bouncing() {
    let finger = HostFinger(down: CGPoint(x: 240, y: 108), in: screen.window)
    finger.move(to: CGPoint(x: 240, y: -500))
    finger.lift()
    settle()
    #expect(data.log == ["1/2"])
  }

  @Test("a tap on a row selects it; one on the selected row tells nothing")
  func tapping() {
    HostFinger(down: CGPoint(x: 80, y: 168), in: screen.window).lift()
    settle()
    #expect(data.log == ["0/2"])
    HostFinger(down: CGPoint(x: 80, y: 108), in: screen.window).lift()
    settle()
    #expect(data.log == ["0/2"])
  }

  @Test("a cancelled drag leaves the selection")
  func cancelling() {
    let finger = HostFinger(down: CGPoint(x: 80, y: 108), in: screen.window)
    finger.move(to: CGPoint(x: 80, y: 10))
    finger.cancel()
    #expect(picker.selectedRow(inComponent: 0) == 0 && data.log.isEmpty)
  }

  @Test("rows get lower and fainter away from the middle")
  func cylinder() {
    let cylinder = PickerCylinder(height: 216, rowHeight: 32, PickerMeasures())
    let places = (0...4).compactMap { cylinder.place(at: CGFloat($0)) }
    #expect(places.count == 5)
    #expect(places[0].y == 0 && places[0].transform == .identity && places[0].alpha == 1)
    for (near, far) in zip(places, places.dropFirst()) {
      #expect(far.y > near.y && far.transform.d < near.transform.d && far.alpha < near.alpha)
    }
    #expect(places[4].y < 98)
    #expect(cylinder.place(at: 5) == nil)
    #expect(cylinder.place(at: -4)?.y == -places[4].y)
  }

  @Test("views of the delegate have its sizes, and are used again")
  func views() {
    let views = Views()
    picker.dataSource = views
    picker.delegate = views
    screen.window.layoutIfNeeded()
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 50))
    #expect(picker.view(forRow: 0, forComponent: 0)?.tag == 0)
    #expect(picker.view(forRow: 500, forComponent: 0) == nil)
    #expect(screen.pixels(of: picker)[160, 108] == Pixel(255, 0, 0))
    picker.selectRow(500, inComponent: 0, animated: false)
    screen.window.layoutIfNeeded()
    #expect(picker.view(forRow: 500, forComponent: 0)?.tag == 500)
    #expect(views.made <= 8)
  }

  @Test("the band behind the selected rows is gray and 32 high")
  func band() {
    let pixels = screen.pixels(of: picker)
    #expect(pixels[12, 108].alpha == 31)
    #expect(pixels[12, 90] == .clear && pixels[12, 126] == .clear)
    #expect(pixels[4, 108] == .clear)
  }

  @Test("in a right-to-left interface the first wheel is at the right")
  func mirrored() {
    picker.semanticContentAttribute = .forceRightToLeft
    screen.window.layoutIfNeeded()
    HostFinger(down: CGPoint(x: 240, y: 168), in: screen.window).lift()
    settle()
    #expect(data.log == ["0/2"])
  }
}
