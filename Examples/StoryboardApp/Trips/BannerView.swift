import UIKit

class BannerView: UIView {
    @IBOutlet private weak var label: UILabel!

    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    func show(_ text: String) {
        label.text = text
    }
}
