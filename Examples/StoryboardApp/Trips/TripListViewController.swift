import UIKit

/// A list of all trips. A tap displays a trip.
class TripListViewController: UITableViewController {
    private var trips = Trip.all

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "TripCell", bundle: nil), forCellReuseIdentifier: "TripCell")
        let banner = Bundle.main.loadNibNamed("BannerView", owner: nil, options: nil)?.first as! BannerView
        banner.show("\(trips.count) trips")
        tableView.tableHeaderView = banner
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        trips.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "TripCell", for: indexPath) as! TripCell
        cell.show(trips[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showTrip", sender: indexPath)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let screen = segue.destination as? TripViewController, let indexPath = sender as? IndexPath {
            screen.trip = trips[indexPath.row]
        }
    }

    @IBAction func showSettings(_ sender: UIBarButtonItem) {
        let settings = SettingsViewController(nibName: "SettingsViewController", bundle: nil)
        navigationController?.pushViewController(settings, animated: true)
    }

    @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
        if let editor = segue.source as? NoteViewController, let note = editor.noteField.text {
            navigationItem.prompt = note
        }
    }
}
