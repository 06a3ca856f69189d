import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  func decode(_ control: UIControl) { NibAttributes.control.decode(control, from: self) }
  func decode(_ view: UISwitch) { NibAttributes.switchControl.decode(view, from: self) }
  func decode(_ slider: UISlider) { NibAttributes.slider.decode(slider, from: self) }
  func decode(_ stepper: UIStepper) { NibAttributes.stepper.decode(stepper, from: self) }
  func decode(_ view: UIProgressView) { NibAttributes.progressView.decode(view, from: self) }
  func decode(_ view: UIActivityIndicatorView) { NibAttributes.activityIndicatorView.decode(view, from: self) }
  func decode(_ control: UIPageControl) { NibAttributes.pageControl.decode(control, from: self) }
  func decode(_ control: UISegmentedControl) { NibAttributes.segmentedControl.decode(control, from: self) }
  func decode(_ picker: UIDatePicker) { NibAttributes.datePicker.decode(picker, from: self) }
  func decode(_ well: UIColorWell) { NibAttributes.colorWell.decode(well, from: self) }
  func decode(_ control: UIRefreshControl) { NibAttributes.refreshControl.decode(control, from: self) }
  func decode(_ view: UIImageView) { NibAttributes.imageView.decode(view, from: self) }

  func decodeSegments(of control: UISegmentedControl) {
    let texts = nib.file.localization
    for (index, segment) in object.segments.enumerated() {
      if let image = nib.image(segment.image, at: object) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(
          withTitle: texts.title(ofSegment: index, of: object) ?? "", at: index, animated: false)
      }
      if !segment.isEnabled { control.setEnabled(false, forSegmentAt: index) }
      if segment.width > 0 { control.setWidth(CGFloat(segment.width), forSegmentAt: index) }
      if let offset = segment.contentOffset { control.setContentOffset(CGSize(offset), forSegmentAt: index) }
    }
  }
}
